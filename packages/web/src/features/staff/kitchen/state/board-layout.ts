import type { KitchenTicket } from '@comanda/contract';
import { COLUMNS, type Column, ticketsIn } from './ticket-moves.ts';

/** How much of the screen tickets may take, in CSS pixels. */
export type Room = { readonly width: number; readonly height: number };
/** The tickets of each column in sub-columns, and the size of the type they are set in. */
export type BoardLayout = {
  readonly scale: number;
  readonly columns: Readonly<Record<Column, readonly (readonly KitchenTicket[])[]>>;
};

/** Type sizes from large to small: few orders are set large, a rush is set tight. */
const SCALES = [2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1];
/** On a wall's screen type never gets smaller than can be read at 3 m; then the columns scroll. */
const WALL = { width: 1200, scale: 1.3 };
const GAP = 16;
/** Measures of a ticket at scale 1: width, head with button and padding, a dish, a further row, letters in a row. */
const TICKET = { width: 172, frame: 122, row: 34, note: 18, letters: 14 };
/** Share of a sub-column that a column without tickets takes. */
const EMPTY = 0.6;

function rowsOf(text: string, letters: number): number {
  const wide = [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.8 : 1), 0);
  return Math.max(1, Math.ceil(wide / letters));
}

/**
 * Roughly how high a ticket is at scale 1, in pixels, when a row holds so many Latin letters; `say` gives the name
 * that is shown.
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
  const remark = ticket.remark ? rowsOf(ticket.remark, letters) * TICKET.row : 0;
  return TICKET.frame + remark + lines.reduce((sum, height) => sum + height, 0);
}

type HeightOf = (ticket: KitchenTicket) => number;
/** Height of a ticket at scale 1 when a row holds so many letters. */
type Measure = (ticket: KitchenTicket, letters: number) => number;
type Stacks = readonly (readonly KitchenTicket[])[];

/** Deals tickets out to `count` stacks, each to the shortest: the oldest stand at the top, from left to right. */
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

/** The fewest stacks in which tickets stand within `height`; undefined when a single one is higher. */
function stackUp(tickets: readonly KitchenTicket[], heightOf: HeightOf, height: number): Stacks | undefined {
  for (let count = 1; count <= Math.max(1, tickets.length); count += 1) {
    const dealt = deal(tickets, count, heightOf);
    if (dealt.height <= height) return dealt.stacks;
  }
  return undefined;
}

/** How wide a column is, in sub-columns. */
export function columnWidth(stacks: Stacks): number {
  return stacks.every((stack) => stack.length === 0) ? EMPTY : stacks.length;
}

/**
 * Sets the tickets as large as the screen allows: every size is tried from the largest, and the first is taken at
 * which all tickets stand on the screen at once. So the height is used when there is little to do, and nothing is
 * hidden when there is much.
 */
export function layOut(tickets: readonly KitchenTicket[], room: Room, measure: Measure): BoardLayout {
  const least = leastScale(room);
  for (const scale of SCALES.filter((each) => each >= least)) {
    const fits = Math.max(1, Math.floor(room.width / (TICKET.width * scale + GAP)));
    // what is left over of the width makes each stack wider, and its rows longer
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

/** More than fits at the smallest size: a further stack goes to the highest column, and each column scrolls. */
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
