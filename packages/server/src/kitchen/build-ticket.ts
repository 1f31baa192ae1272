import type { KitchenTicket, Shop } from '@comanda/contract';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { instantOf } from '../lib/index.ts';

type TicketLine = KitchenTicket['lines'][number];

/** The ticket of one placement; undefined when it has no lines. */
export function buildTicket(
  catalogue: CoreContext['catalogue'],
  session: StoredSession,
  lines: readonly StoredLine[],
  made: { readonly id: string; readonly order: number; readonly placedAt: string; readonly remark?: string },
): KitchenTicket | undefined {
  const live = lines.filter(({ status }) => status === 'init');
  const cooked = live.filter(({ product }) => goesToKitchen(catalogue, product));
  // What nobody has to make still has to be handed over.
  const shown = cooked.length > 0 ? cooked : live;
  if (shown.length === 0) return undefined;
  return {
    _id: made.id,
    shop: session.shop,
    session: session._id,
    order: made.order,
    orderNumber: session.orderNumber ?? '',
    type: session.type,
    tableName: session.tableName,
    status: 'waiting',
    lines: shown.map(ticketLine),
    remark: made.remark,
    pickupAt: session.pickupAt,
    dueAt: dueAt(session, made.placedAt, catalogue.get('shops', session.shop)),
    zoneName: session.zoneName,
    paid: session.status === 'done',
    placedAt: made.placedAt,
    version: 1,
  };
}

/** As soon as the kitchen can, or for the time that it is wanted at: a delivery has its way before that. */
function dueAt({ pickupAt, terms }: StoredSession, placedAt: string, shop: Shop | undefined) {
  const wayMinutes = terms?.zone?.minutes ?? 0;
  const wanted = pickupAt && later(pickupAt, -wayMinutes);
  const { preparationMinutes } = shop ?? {};
  const soonest = preparationMinutes === undefined ? undefined : later(placedAt, preparationMinutes);
  return wanted && soonest && wanted < soonest ? soonest : (wanted ?? soonest);
}

function later(instant: string, minutes: number): string {
  return instantOf(Date.parse(instant) + minutes * 60_000);
}

function goesToKitchen(catalogue: CoreContext['catalogue'], id: string | undefined): boolean {
  const product = id === undefined ? undefined : catalogue.get('products', id);
  return !(product?.notGoKitchen && product.notGoWaterBar);
}

function ticketLine(line: StoredLine): TicketLine {
  const { id, product, name, quantity, customRemark, takeAway, fromProduct, kitchenStatus } = line;
  const shown = (line.printedOptions ?? []).filter(({ hideInKitchen }) => !hideInKitchen);
  const printedOptions = shown.map((option) => ({ name: option.name, quantity: option.quantity }));
  return { id, product, name, quantity, printedOptions, customRemark, takeAway, fromProduct, kitchenStatus };
}
