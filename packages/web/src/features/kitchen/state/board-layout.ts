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
const SCALES = [2.1, 1.9, 1.7, 1.5, 1.3, 1.15, 1];
const GAP = 16;
/** Measures of a ticket at scale 1: width, head with button and padding, one row of a dish, one row of small type. */
const TICKET = { width: 172, frame: 122, row: 34, note: 18, letters: 17 };

function rowsOf(text: string): number {
  const wide = [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.8 : 1), 0);
  return Math.max(1, Math.ceil(wide / TICKET.letters));
}

/** Roughly how high a ticket is at scale 1, in pixels; `say` gives the name that is shown. */
export function ticketHeight(
  ticket: KitchenTicket,
  say: (name: KitchenTicket['lines'][number]['name']) => string,
): number {
  const lines = ticket.lines.map((line) => {
    const notes = line.printedOptions.length + (line.customRemark ? rowsOf(line.customRemark) + 0.6 : 0);
    return TICKET.row + (rowsOf(say(line.name)) - 1) * TICKET.note + notes * TICKET.note;
  });
  const remark = ticket.remark ? rowsOf(ticket.remark) * TICKET.row : 0;
  return TICKET.frame + remark + lines.reduce((sum, height) => sum + height, 0);
}

/** Fills sub-columns from the top, one after the other: the oldest stand first. */
function fill(
  tickets: readonly KitchenTicket[],
  heightOf: (ticket: KitchenTicket) => number,
  height: number,
) {
  const columns: KitchenTicket[][] = [[]];
  let used = 0;
  for (const ticket of tickets) {
    const needed = heightOf(ticket) + GAP;
    const current = columns[columns.length - 1] ?? [];
    if (current.length > 0 && used + needed > height) {
      columns.push([ticket]);
      used = needed;
    } else {
      current.push(ticket);
      used += needed;
    }
  }
  return columns;
}

/** Deals tickets out to `count` sub-columns when there is more than the screen holds; they scroll then. */
function deal(tickets: readonly KitchenTicket[], count: number): readonly (readonly KitchenTicket[])[] {
  const size = Math.max(1, Math.ceil(tickets.length / count));
  return Array.from({ length: count }, (_, at) => tickets.slice(at * size, (at + 1) * size));
}

/**
 * Sets the tickets as large as the screen allows: every size is tried from the largest, and the first is taken at
 * which all tickets stand on the screen at once. So the height is used when there is little to do, and nothing is
 * hidden when there is much.
 */
export function layOut(
  tickets: readonly KitchenTicket[],
  room: Room,
  heightOf: (ticket: KitchenTicket) => number,
): BoardLayout {
  const inColumn = (column: Column) => ticketsIn(tickets, column);
  for (const scale of SCALES) {
    const fits = Math.floor(room.width / (TICKET.width * scale + GAP));
    if (fits < COLUMNS.length) continue;
    const filled = (column: Column) => fill(inColumn(column), (each) => heightOf(each) * scale, room.height);
    const columns = { waiting: filled('waiting'), preparing: filled('preparing'), ready: filled('ready') };
    const needed = COLUMNS.reduce((sum, column) => sum + columns[column].length, 0);
    const tallest = Math.max(0, ...tickets.map((each) => heightOf(each) * scale));
    if (needed <= fits && tallest <= room.height) return { scale, columns };
  }
  return crowded(tickets, room);
}

/** More than fits at the smallest size: sub-columns by share of the tickets, each scrolling. */
function crowded(tickets: readonly KitchenTicket[], room: Room): BoardLayout {
  const scale = SCALES[SCALES.length - 1] ?? 1;
  const fits = Math.max(COLUMNS.length, Math.floor(room.width / (TICKET.width * scale + GAP)));
  const extra = fits - COLUMNS.length;
  const share = (column: Column) => {
    const here = ticketsIn(tickets, column);
    return deal(here, 1 + Math.floor((extra * here.length) / Math.max(1, tickets.length)));
  };
  return {
    scale,
    columns: { waiting: share('waiting'), preparing: share('preparing'), ready: share('ready') },
  };
}
