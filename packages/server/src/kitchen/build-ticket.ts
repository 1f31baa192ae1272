import type { KitchenTicket, Shop } from '@comanda/contract';
import { courseNumber, MINUTE_MS } from '@comanda/domain';
import type { Menu } from '../catalogue/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { instantOf } from '../lib/index.ts';

type TicketLine = KitchenTicket['lines'][number];

type Placement = {
  /** Returns the id of one more ticket. */
  readonly nextId: () => string;
  readonly order: number;
  readonly placedAt: string;
  readonly remark?: string;
  readonly allergies?: KitchenTicket['allergies'];
};

/**
 * Builds the kitchen tickets of one placement: one for each course, and for what is held of it (K2.4), those that are
 * fired at once first. None if nothing has to be made or handed over.
 */
export function buildTickets(
  catalogue: CoreContext['catalogue'],
  session: StoredSession,
  lines: readonly StoredLine[],
  placement: Placement,
): readonly KitchenTicket[] {
  const live = lines.filter(({ status }) => status !== 'cancel');
  const groups = Map.groupBy(live, (line) => `${courseNumber(line)} ${line.waitsFor ?? ''}`);
  const isFired = ({ waitsFor }: KitchenTicket) => waitsFor === undefined;
  const tickets = [...groups.values()].map((group) => buildTicket(catalogue, session, group, placement));
  return [...tickets.filter(isFired), ...tickets.filter((ticket) => !isFired(ticket))];
}

/** Builds the ticket of lines that are of one course and wait for the same, one or more. */
function buildTicket(
  catalogue: CoreContext['catalogue'],
  session: StoredSession,
  live: readonly StoredLine[],
  { nextId, order, placedAt, remark, allergies }: Placement,
): KitchenTicket {
  const cooked = live.filter(({ product }) => goesToKitchen(catalogue.menu(session.shop), product));
  // An order of ready-made items only still needs a ticket for handing them over.
  const shown = cooked.length > 0 ? cooked : live;
  const { course, waitsFor, table: item } = live[0] ?? {};
  // of several tables the one that ordered
  const table = session.tables.find((each) => each.item === item);
  return {
    _id: nextId(),
    shop: session.shop,
    session: session._id,
    order,
    orderNumber: session.orderNumber ?? '',
    type: session.type,
    tableName: table?.name ?? session.tableName,
    course,
    waitsFor,
    tent: session.tent,
    status: 'waiting',
    lines: shown.map(ticketLine),
    remark,
    allergies,
    pickupAt: session.pickupAt,
    dueAt:
      waitsFor === undefined ? dueAt(session, placedAt, catalogue.get('shops', session.shop)) : undefined,
    zoneName: session.zoneName,
    paid: session.status === 'done',
    placedAt,
    version: 1,
  };
}

/**
 * Returns when the kitchen should be done with what is fired at a moment: the pickup time less the delivery time, but
 * not before it can be ready.
 */
export function dueAt(
  { pickupAt, terms }: StoredSession,
  firedAt: string,
  shop: Shop | undefined,
): string | undefined {
  const deliveryMinutes = terms?.zone?.minutes ?? 0;
  const requested = pickupAt && addMinutes(pickupAt, -deliveryMinutes);
  const { preparationMinutes } = shop ?? {};
  const earliest = preparationMinutes === undefined ? undefined : addMinutes(firedAt, preparationMinutes);
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
