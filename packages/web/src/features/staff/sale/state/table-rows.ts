import type { KitchenTicket, StaffCall, TableMarked, TableSession, TableViewItem } from '@comanda/contract';
import {
  courseNumber,
  isLateDish,
  isOwnBill,
  type TableDish,
  type TableMark,
  type TableState,
  tableState,
} from '@comanda/domain';
import { billOfTable } from './place.ts';

/** A table as a waiter's list shows it, or a bill without one whose guests call. */
export type TableRow = {
  /** Id of the table, else of the bill. */
  readonly id: string;
  readonly name: string;
  readonly table: TableViewItem | undefined;
  readonly bill: TableSession | undefined;
  /** Mark of a table without a bill; with the bill that was paid there (till T5.3). */
  readonly mark: TableMarked | undefined;
  /** Course that waits for the staff while all that was fired is served (K2.4). */
  readonly course: number | undefined;
  readonly state: TableState;
  /** Calls that nobody has answered, oldest first. */
  readonly calls: readonly StaffCall[];
  /** True if the person signed in looks after it, or nobody does (till T1.5). */
  readonly isOwn: boolean;
  /** Guests seated; seats of a free table. */
  readonly covers: number;
  /** Tickets at the pass. */
  readonly ready: readonly KitchenTicket[];
  /** Dishes that are late, longest waiting first. */
  readonly late: readonly LateDish[];
  /** Moment that the row's clock counts from, epoch ms: the call, the food at the pass, else the opening. */
  readonly since: number | undefined;
};

type LateDish = {
  readonly line: Pick<KitchenTicket['lines'][number], 'id' | 'name' | 'fromProduct'>;
  readonly firedAt: number;
  readonly dueAt: number | undefined;
};

/** Sign of a row: a call that is not about the bill goes before the state, a course to fire after it. */
export type TableCue = TableState | 'called' | 'course';

export type TableFacts = {
  readonly tables: readonly TableViewItem[];
  readonly bills: readonly TableSession[];
  readonly calls: readonly StaffCall[];
  readonly tickets: readonly KitchenTicket[];
  readonly marks: readonly TableMarked[];
  /** Id of the person signed in. */
  readonly person: string;
  readonly now: number;
};

const WANTING: readonly TableCue[] = ['called', 'ready', 'billAsked', 'late', 'course'];

/** Returns the sign that a row shows: colour, icon and word. */
export function cueOf({ state, calls, course }: Pick<TableRow, 'state' | 'calls' | 'course'>): TableCue {
  if (calls.some(({ kind }) => kind !== 'bill') && state !== 'paying') return 'called';
  return course !== undefined && (state === 'served' || state === 'seated') ? 'course' : state;
}

/** Returns true if a table wants its waiter now. */
export function wantsSomebody(row: Pick<TableRow, 'state' | 'calls' | 'course'>): boolean {
  return WANTING.includes(cueOf(row));
}

const seatedAt = ({ tables }: TableSession) => tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0);

/** Returns when a ticket was fired and what it was promised for, epoch ms. */
function timesOf({ placedAt, firedAt = placedAt, dueAt }: KitchenTicket) {
  return { firedAt: Date.parse(firedAt), dueAt: dueAt === undefined ? undefined : Date.parse(dueAt) };
}

/** Returns the dishes of a bill as the kitchen has them: told of each when it was fired. */
function dishesOf(bill: TableSession, tickets: readonly KitchenTicket[]) {
  const times = new Map(
    tickets
      .filter(({ waitsFor }) => waitsFor === undefined)
      .flatMap((ticket) => ticket.lines.map(({ id }) => [id, timesOf(ticket)] as const)),
  );
  return bill.products
    .filter(({ status }) => status !== 'cancel')
    .map((line) => ({
      line,
      dish: {
        kitchenStatus: line.kitchenStatus,
        isHeld: line.held,
        ...times.get(line.id),
      } satisfies TableDish,
    }));
}

function sinceOf(
  state: TableState,
  { bill, calls, ready, late }: Pick<TableRow, 'bill' | 'calls' | 'ready' | 'late'>,
): number | undefined {
  const [call] = calls;
  if (call !== undefined) return Date.parse(call.at);
  if (state === 'late') return late[0]?.firedAt;
  if (state === 'ready') {
    const times = ready.flatMap(({ readyAt }) => (readyAt === undefined ? [] : Date.parse(readyAt)));
    if (times.length > 0) return Math.min(...times);
  }
  return bill && Date.parse(bill.startTime);
}

/** Returns the row of a table without a bill: with its mark, and with what is still cooked for those who paid. */
function rowWithoutBill(
  place: Pick<TableRow, 'id' | 'name' | 'table'>,
  { tickets: every, marks, now }: Pick<TableFacts, 'tickets' | 'marks' | 'now'>,
): TableRow {
  const mark = marks.find(({ _id }) => _id === place.id);
  const tickets = every.filter(({ session }) => session === mark?.session);
  const dishes = tickets.flatMap((ticket) =>
    ticket.lines.map((line) => ({
      line,
      dish: {
        kitchenStatus: line.kitchenStatus,
        isHeld: ticket.waitsFor !== undefined,
        ...timesOf(ticket),
      } satisfies TableDish,
    })),
  );
  const state = tableState({ mark: markOf(mark), paidDishes: dishes.map(({ dish }) => dish) }, now);
  const late = lateDishes(dishes, now);
  const ready = tickets.filter(({ status }) => status === 'ready');
  const isFood = state === 'late' || state === 'ready';
  const times = { bill: undefined, calls: [], ready, late };
  return {
    ...place,
    ...times,
    mark,
    course: undefined,
    state,
    // nobody looks after those who paid, and so everybody does
    isOwn: isFood,
    covers: place.table?.capacity ?? 1,
    since: sinceOf(state, times) ?? (mark && Date.parse(mark.at)),
  };
}

function markOf(mark: TableMarked | undefined): TableMark | undefined {
  return mark === undefined || mark.mark === 'free' ? undefined : mark.mark;
}

type CookedDish = { readonly line: LateDish['line']; readonly dish: TableDish };

/** Returns the dishes that are late, longest waiting first; a set's as its own line. */
function lateDishes(dishes: readonly CookedDish[], now: number): readonly LateDish[] {
  return dishes
    .filter(({ dish, line }) => isLateDish(dish, now) && line.fromProduct === undefined)
    .flatMap(({ line, dish: { firedAt, dueAt } }) => (firedAt === undefined ? [] : { line, firedAt, dueAt }))
    .sort((one, other) => one.firedAt - other.firedAt);
}

function rowOf(
  place: { readonly id: string; readonly name: string; readonly table: TableViewItem | undefined },
  bill: TableSession | undefined,
  { calls: all, tickets: every, marks, person, now }: TableFacts,
): TableRow {
  if (bill === undefined) return rowWithoutBill(place, { tickets: every, marks, now });
  const calls = all.filter(({ session }) => session === bill._id).sort((a, b) => (a.at < b.at ? -1 : 1));
  const tickets = every.filter(({ session }) => session === bill._id);
  const dishes = dishesOf(bill, tickets);
  const late = lateDishes(dishes, now);
  const state = tableState(
    {
      bill: {
        status: bill.status,
        isPaying: (bill.pendingPayments ?? []).length > 0,
        calls: calls.map(({ kind }) => kind),
        dishes: dishes.map(({ dish }) => dish),
      },
    },
    now,
  );
  const facts = { bill, calls, late, ready: tickets.filter(({ status }) => status === 'ready') };
  const isOwn = isOwnBill(bill, person);
  const waiting = bill.products.filter(
    ({ status, waitsFor }) => status !== 'cancel' && waitsFor !== undefined,
  );
  const course = waiting.length > 0 ? Math.min(...waiting.map(courseNumber)) : undefined;
  const rest = { mark: undefined, course, covers: seatedAt(bill), since: sinceOf(state, facts) };
  return { ...place, ...facts, ...rest, state, isOwn };
}

/** Returns a row for each table, and for each bill without one whose guests call or whose food is ready. */
export function tableRows(facts: TableFacts): readonly TableRow[] {
  const { tables, bills } = facts;
  const atTables = tables.map((table) =>
    rowOf({ id: table._id, name: table.name, table }, billOfTable(bills, table), facts),
  );
  const shown = new Set(atTables.map(({ bill }) => bill?._id));
  const others = bills
    .filter(({ _id, type }) => !shown.has(_id) && (type === 'dineInNoTable' || type === 'dineIn'))
    .map((bill) =>
      rowOf({ id: bill._id, name: bill.tableName ?? bill.orderNumber ?? '', table: undefined }, bill, facts),
    )
    .filter(wantsSomebody);
  return [...atTables, ...others];
}

/** Rows of a waiter's list in its parts. */
export type TableParts = {
  /** Own tables that want somebody, the most urgent first. */
  readonly now: readonly TableRow[];
  readonly well: readonly TableRow[];
  /** Tables whose guests paid, and those to be cleaned (till T5.3). */
  readonly toClear: readonly TableRow[];
  readonly free: readonly TableRow[];
  /** Tables that others look after. */
  readonly others: readonly TableRow[];
};

/** Returns the rows in their parts: own tables first, those that want somebody before all (till T1.5). */
export function tableParts(rows: readonly TableRow[], locale: string): TableParts {
  const names = new Intl.Collator(locale, { numeric: true });
  const byName = (one: TableRow, other: TableRow) => names.compare(one.name, other.name);
  const rank = (row: TableRow) => WANTING.indexOf(cueOf(row));
  const byUrgency = (one: TableRow, other: TableRow) =>
    rank(one) - rank(other) || (one.since ?? 0) - (other.since ?? 0) || byName(one, other);
  const isToClear = ({ bill, state }: TableRow) =>
    bill === undefined && (state === 'paid' || state === 'dirty' || state === 'waiting');
  const isUnused = ({ state }: TableRow) => state === 'free' || state === 'blocked';
  const seated = rows.filter((row) => !isUnused(row) && !isToClear(row));
  const own = seated.filter(({ isOwn }) => isOwn);
  const others = seated.filter(({ isOwn }) => !isOwn);
  const wantingFirst = (part: readonly TableRow[]) => [
    ...part.filter(wantsSomebody).sort(byUrgency),
    ...part.filter((row) => !wantsSomebody(row)).sort(byName),
  ];
  return {
    now: own.filter(wantsSomebody).sort(byUrgency),
    well: own.filter((row) => !wantsSomebody(row)).sort(byName),
    toClear: rows.filter(isToClear).sort(byName),
    free: rows.filter(isUnused).sort(byName),
    others: wantingFirst(others),
  };
}
