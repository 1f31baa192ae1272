import type { KitchenTicket } from '@comanda/contract';
import { COLUMNS, type Column, ticketsIn } from './ticket-moves.ts';

/** Area for tickets, in CSS pixels. */
export type Room = { readonly width: number; readonly height: number };
/** Tickets of a column that are drawn, in sub-columns, and those that are on other pages. */
export type ColumnLayout = {
  readonly stacks: readonly (readonly KitchenTicket[])[];
  readonly more: readonly KitchenTicket[];
};
/** Columns with their tickets, the type size, and the page shown of how many. */
export type BoardLayout = {
  readonly scale: number;
  readonly columns: Readonly<Record<Column, ColumnLayout>>;
  readonly page: number;
  readonly pages: number;
};

/** Type sizes, large to small: few orders are set large, many small. */
const SCALES = [2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1];
/** Smallest type size on a wall screen, readable at 3 m; beyond it the board has pages (K3.8). */
const WALL = { width: 1200, scale: 1.3 };
const GAP = 16;
/** Height of the line below a column that says how many tickets are on other pages. */
const MORE_HEIGHT = 64;
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
  const { allergies = [], changes = [] } = ticket;
  const band = allergies.length > 0 ? rowsOf(`! ${allergies.join(', ')}`, letters) * TICKET.row : 0;
  // each dish may have a line about them
  const warnings = allergies.length > 0 ? ticket.lines.length * TICKET.note : 0;
  const remark = ticket.remark ? rowsOf(ticket.remark, letters) * TICKET.row : 0;
  const rush = ticket.rush === undefined ? 0 : TICKET.row;
  const changed = changes.reduce((sum, { kind, name, from = '', to = '' }) => {
    const words = kind === 'quantity' ? 0 : rowsOf(from, letters) + rowsOf(to, letters);
    return sum + TICKET.row + (rowsOf(`0 → 0 ${say(name)}`, letters) + words) * TICKET.note;
  }, 0);
  const seen = changes.length > 0 ? TICKET.row * 1.6 : 0;
  const sum = lines.reduce((all, height) => all + height, 0);
  return TICKET.frame + rush + band + warnings + remark + changed + seen + sum;
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

/** Returns the pages of a column: in turn, as many tickets on each as fit into its stacks; at least one page. */
function pagesOf(
  tickets: readonly KitchenTicket[],
  count: number,
  heightOf: HeightOf,
  height: number,
): readonly Stacks[] {
  const pages: Stacks[] = [];
  let rest = tickets;
  while (rest.length > 0) {
    let fits = 1;
    while (fits < rest.length && deal(rest.slice(0, fits + 1), count, heightOf).height <= height) fits += 1;
    pages.push(deal(rest.slice(0, fits), count, heightOf).stacks);
    rest = rest.slice(fits);
  }
  return pages.length > 0 ? pages : [[[]]];
}

/** Returns true if a column has no ticket on any page. */
export function isEmptyColumn({ stacks, more }: ColumnLayout): boolean {
  return more.length === 0 && stacks.every((stack) => stack.length === 0);
}

function widthOf(stacks: Stacks): number {
  return stacks.every((stack) => stack.length === 0) ? EMPTY : stacks.length;
}

/**
 * Lays the tickets out as large as the screen allows: tries every size from the largest, and takes the first at which
 * all tickets fit on the screen. Where they fit at none, the smallest one that can be read has pages (K3.8).
 */
export function layOut(
  tickets: readonly KitchenTicket[],
  room: Room,
  measure: Measure,
  page = 0,
): BoardLayout {
  const least = leastScale(room);
  for (const scale of SCALES.filter((each) => each >= least)) {
    const { fits, heightOf } = measuresAt(scale, room, measure);
    const [waiting, preparing, ready] = COLUMNS.map((column) =>
      stackUp(ticketsIn(tickets, column), heightOf, room.height),
    );
    if (!waiting || !preparing || !ready) continue;
    const needed = [waiting, preparing, ready].reduce((sum, stacks) => sum + widthOf(stacks), 0);
    if (needed > fits) continue;
    const whole = (stacks: Stacks): ColumnLayout => ({ stacks, more: [] });
    const columns = { waiting: whole(waiting), preparing: whole(preparing), ready: whole(ready) };
    return { scale, columns, page: 0, pages: 1 };
  }
  return paged(tickets, room, measure, page);
}

function measuresAt(scale: number, room: Room, measure: Measure) {
  const fits = Math.max(1, Math.floor(room.width / (TICKET.width * scale + GAP)));
  // spare width makes each stack wider, and its rows longer
  const letters = (TICKET.letters * (room.width / fits - GAP)) / (TICKET.width * scale);
  const heightOf: HeightOf = (ticket) => measure(ticket, letters) * scale;
  return { fits, heightOf };
}

function leastScale({ width }: Room): number {
  return width >= WALL.width ? WALL.scale : 1;
}

/** Lays out a page of more tickets than fit: columns share the width by need, and empty ones take next to none. */
function paged(tickets: readonly KitchenTicket[], room: Room, measure: Measure, wanted: number): BoardLayout {
  const scale = leastScale(room);
  const { fits, heightOf } = measuresAt(scale, room, measure);
  const height = room.height - MORE_HEIGHT;
  const inColumn = {
    waiting: ticketsIn(tickets, 'waiting'),
    preparing: ticketsIn(tickets, 'preparing'),
    ready: ticketsIn(tickets, 'ready'),
  };
  const filled = COLUMNS.filter((column) => inColumn[column].length > 0);
  const counts: Record<Column, number> = { waiting: 1, preparing: 1, ready: 1 };
  const heightWith = (column: Column) => deal(inColumn[column], counts[column], heightOf).height;
  const spare = fits - filled.length - Math.ceil((COLUMNS.length - filled.length) * EMPTY);
  for (let used = 0; used < spare; used += 1) {
    const highest = filled.reduce((high, column) => (heightWith(column) > heightWith(high) ? column : high));
    counts[highest] += 1;
  }
  const pagesIn = (column: Column) => pagesOf(inColumn[column], counts[column], heightOf, height);
  const each = { waiting: pagesIn('waiting'), preparing: pagesIn('preparing'), ready: pagesIn('ready') };
  const pages = Math.max(...COLUMNS.map((column) => each[column].length));
  const page = Math.min(wanted, pages - 1);
  const shown = (column: Column): ColumnLayout => {
    const stacks = each[column][Math.min(page, each[column].length - 1)] ?? [];
    const drawn = new Set(stacks.flat());
    return { stacks, more: inColumn[column].filter((ticket) => !drawn.has(ticket)) };
  };
  const columns = { waiting: shown('waiting'), preparing: shown('preparing'), ready: shown('ready') };
  return { scale, columns, page, pages };
}
