import type { KitchenTicket, Shop } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Menu } from '../catalogue/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { instantOf } from '../lib/index.ts';

type TicketLine = KitchenTicket['lines'][number];

/** Builds the kitchen ticket of one placement; undefined if nothing has to be made or handed over. */
export function buildTicket(
  catalogue: CoreContext['catalogue'],
  session: StoredSession,
  lines: readonly StoredLine[],
  placement: {
    readonly id: string;
    readonly order: number;
    readonly placedAt: string;
    readonly remark?: string;
    readonly allergies?: KitchenTicket['allergies'];
  },
): KitchenTicket | undefined {
  const live = lines.filter(({ status, held }) => status === 'init' && !held);
  const cooked = live.filter(({ product }) => goesToKitchen(catalogue.menu(session.shop), product));
  // An order of ready-made items only still needs a ticket for handing them over.
  const shown = cooked.length > 0 ? cooked : live;
  if (shown.length === 0) return undefined;
  return {
    _id: placement.id,
    shop: session.shop,
    session: session._id,
    order: placement.order,
    orderNumber: session.orderNumber ?? '',
    type: session.type,
    tableName: session.tableName,
    status: 'waiting',
    lines: shown.map(ticketLine),
    remark: placement.remark,
    allergies: placement.allergies,
    pickupAt: session.pickupAt,
    dueAt: dueAt(session, placement.placedAt, catalogue.get('shops', session.shop)),
    zoneName: session.zoneName,
    paid: session.status === 'done',
    placedAt: placement.placedAt,
    version: 1,
  };
}

/** Returns when the kitchen should be done: the pickup time less the delivery time, but not before it can be ready. */
function dueAt({ pickupAt, terms }: StoredSession, placedAt: string, shop: Shop | undefined) {
  const deliveryMinutes = terms?.zone?.minutes ?? 0;
  const requested = pickupAt && addMinutes(pickupAt, -deliveryMinutes);
  const { preparationMinutes } = shop ?? {};
  const earliest = preparationMinutes === undefined ? undefined : addMinutes(placedAt, preparationMinutes);
  return requested && earliest && requested < earliest ? earliest : (requested ?? earliest);
}

function addMinutes(instant: string, minutes: number): string {
  return instantOf(Date.parse(instant) + minutes * MINUTE_MS);
}

function goesToKitchen(menu: Menu, id: string | undefined): boolean {
  const product = id === undefined ? undefined : menu.get('products', id);
  return !(product?.notGoKitchen && product.notGoWaterBar);
}

function ticketLine(line: StoredLine): TicketLine {
  const { id, product, name, quantity, takeAway, tableChairId, course, fromProduct, kitchenStatus } = line;
  const shown = (line.printedOptions ?? []).filter(({ hideInKitchen }) => !hideInKitchen);
  const printedOptions = shown.map((option) => ({ name: option.name, quantity: option.quantity }));
  const place = { takeAway, tableChairId, course, fromProduct };
  const customRemark = kitchenRemark(line);
  return { id, product, name, quantity, printedOptions, customRemark, ...place, kitchenStatus };
}

/** Returns the remark on a line for the kitchen, with that of a product of the staff's own. */
export function kitchenRemark({ customRemark, customProduct }: StoredLine): string | undefined {
  return [customProduct?.remarks, customRemark].filter(Boolean).join(' · ') || undefined;
}
