import type { KitchenTicket } from '@comanda/contract';
import { COLUMNS, type Column, ticketsIn } from './ticket-moves.ts';

/** Area for tickets, in CSS pixels. */
export type Room = { readonly width: number; readonly height: number };
/** Tickets of each column in sub-columns, and the type size. */
export type BoardLayout = {
  readonly scale: number;
  readonly columns: Readonly<Record<Column, readonly (readonly KitchenTicket[])[]>>;
};

/** Type sizes, large to small: few orders are set large, many small. */
const SCALES = [2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1];
/** Smallest type size on a wall screen, readable at 3 m; beyond it the columns scroll. */
const WALL = { width: 1200, scale: 1.3 };
const GAP = 16;
/** Measures of a ticket at scale 1: width, head with button and padding, a dish, a further row, letters in a row. */
const TICKET = { width: 172, frame: 122, row: 34, note: 18, letters: 14 };
/** Width of an empty column, as a share of a sub-column. */
const EMPTY = 0.6;

function rowsOf(text: string, letters: number): number {
  const wide = [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.8 : 1), 0);
  return Math.max(1, Math.ceil(wide / letters));
}

/**
 * Estimates a ticket's height at scale 1, in pixels, for a row of so many Latin letters; `say` returns the name
 * shown.
 */
export function ticketHeight(
  ticket: KitchenTicket,
  letters: number,
  say: (name: KitchenTicket['lines'][number]['name']) => string,
): number {
  const lines = ticket.lines.map((line) => {
    const remark = line.customRemark ? rowsOf(line.customRemark, letters) + 0.6 : 0;
    const notes = line.printedOptions.length + remark;
    return TICKET.row + (rowsOf(say(line.name), letters) - 1 + notes) * TICKET.note;
  });
  const { allergies = [] } = ticket;
  const band = allergies.length > 0 ? rowsOf(`! ${allergies.join(', ')}`, letters) * TICKET.row : 0;
  // each dish may have a line about them
  const warnings = allergies.length > 0 ? ticket.lines.length * TICKET.note : 0;
  const remark = ticket.remark ? rowsOf(ticket.remark, letters) * TICKET.row : 0;
  const rush = ticket.rush === undefined ? 0 : TICKET.row;
  return TICKET.frame + rush + band + warnings + remark + lines.reduce((sum, height) => sum + height, 0);
}

type HeightOf = (ticket: KitchenTicket) => number;
/** Returns a ticket's height at scale 1 for a row of so many letters. */
type Measure = (ticket: KitchenTicket, letters: number) => number;
type Stacks = readonly (readonly KitchenTicket[])[];

/** Distributes tickets to `count` stacks, each to the shortest: the oldest are at the top, left to right. */
function deal(tickets: readonly KitchenTicket[], count: number, heightOf: HeightOf) {
  const stacks = Array.from({ length: count }, () => ({ height: 0, tickets: [] as KitchenTicket[] }));
  for (const ticket of tickets) {
    const shortest = stacks.reduce((least, stack) => (stack.height < least.height ? stack : least));
    shortest.tickets.push(ticket);
    shortest.height += heightOf(ticket) + GAP;
  }
  return {
    stacks: stacks.map((stack) => stack.tickets),
    height: Math.max(...stacks.map((stack) => stack.height)) - GAP,
  };
}

/** Returns the fewest stacks in which tickets fit within `height`; undefined if a single one is higher. */
function stackUp(tickets: readonly KitchenTicket[], heightOf: HeightOf, height: number): Stacks | undefined {
  for (let count = 1; count <= Math.max(1, tickets.length); count += 1) {
    const dealt = deal(tickets, count, heightOf);
    if (dealt.height <= height) return dealt.stacks;
  }
  return undefined;
}

/** Returns the width of a column in sub-columns. */
export function columnWidth(stacks: Stacks): number {
  return stacks.every((stack) => stack.length === 0) ? EMPTY : stacks.length;
}

/**
 * Lays the tickets out as large as the screen allows: tries every size from the largest, and takes the first at which
 * all tickets fit on the screen.
 */
export function layOut(tickets: readonly KitchenTicket[], room: Room, measure: Measure): BoardLayout {
  const least = leastScale(room);
  for (const scale of SCALES.filter((each) => each >= least)) {
    const fits = Math.max(1, Math.floor(room.width / (TICKET.width * scale + GAP)));
    // spare width makes each stack wider, and its rows longer
    const letters = (TICKET.letters * (room.width / fits - GAP)) / (TICKET.width * scale);
    const scaled: HeightOf = (ticket) => measure(ticket, letters) * scale;
    const [waiting, preparing, ready] = COLUMNS.map((column) =>
      stackUp(ticketsIn(tickets, column), scaled, room.height),
    );
    if (!waiting || !preparing || !ready) continue;
    const columns = { waiting, preparing, ready };
    const needed = COLUMNS.reduce((sum, column) => sum + columnWidth(columns[column]), 0);
    if (needed <= fits) return { scale, columns };
  }
  return crowded(tickets, room, measure);
}

function leastScale({ width }: Room): number {
  return width >= WALL.width ? WALL.scale : 1;
}

/** Lays out more tickets than fit at the smallest size: adds stacks to the highest column, and columns scroll. */
function crowded(tickets: readonly KitchenTicket[], room: Room, measure: Measure): BoardLayout {
  const heightOf: HeightOf = (ticket) => measure(ticket, TICKET.letters);
  const dealt = (column: Column, count: number) => deal(ticketsIn(tickets, column), count, heightOf);
  const counts: Record<Column, number> = { waiting: 1, preparing: 1, ready: 1 };
  const scale = leastScale(room);
  const fits = Math.floor(room.width / (TICKET.width * scale + GAP));
  for (let used = COLUMNS.length; used < fits; used += 1) {
    const highest = COLUMNS.reduce((high, column) =>
      dealt(column, counts[column]).height > dealt(high, counts[high]).height ? column : high,
    );
    counts[highest] += 1;
  }
  const [waiting, preparing, ready] = COLUMNS.map((column) => dealt(column, counts[column]).stacks);
  return { scale, columns: { waiting: waiting ?? [], preparing: preparing ?? [], ready: ready ?? [] } };
}
