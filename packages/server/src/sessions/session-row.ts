import { type Bill, EMPTY_BILL } from '@comanda/contract';
import type { Selectable } from 'kysely';
import {
  type BillLine,
  fromJsonText,
  type ShortBill,
  type ShortBillLine,
  type StoredSession,
  type Tables,
  toJsonText,
  withDefaults,
  withoutDefaults,
} from '../db/index.ts';

/** The columns that a session is read from. */
export const SESSION_COLUMNS = [
  'shop',
  'id',
  'status',
  'type',
  'tv_status',
  'business_day',
  'created_at',
  'user',
  'version',
  'doc',
] as const;
export type SessionRow = Pick<Selectable<Tables['table_sessions']>, (typeof SESSION_COLUMNS)[number]>;

/** Returns a session as read from its row; its document holds what no column does and no other field implies. */
export function sessionFromRow({ doc, ...columns }: SessionRow): StoredSession {
  const { bill: shortBill, ...short } = fromJsonText(doc);
  const bill = billFromShort(shortBill ?? {}, { tips: short.tips ?? 0, adjusts: short.adjusts ?? 0 });
  const usual = usualFields(columns, { bill, placedTime: short.placedTime ?? undefined });
  return { ...withDefaults(short, usual), bill, version: columns.version };
}

/** Returns the row's document of a session. */
export function sessionDocument(session: StoredSession, columns: Omit<SessionRow, 'doc'>): SessionRow['doc'] {
  const { bill, version: _version, ...rest } = session;
  const short = withoutDefaults(rest, usualFields(columns, session));
  return toJsonText({ ...short, bill: shortFromBill(bill, session) });
}

function usualFields(
  columns: Omit<SessionRow, 'doc'>,
  { bill, placedTime }: Pick<StoredSession, 'bill' | 'placedTime'>,
): Partial<StoredSession> {
  return {
    _id: columns.id,
    shop: columns.shop,
    status: columns.status as StoredSession['status'],
    type: columns.type as StoredSession['type'],
    tvStatus: columns.tv_status === 'held' ? 'waiting' : (columns.tv_status as StoredSession['tvStatus']),
    businessDay: columns.business_day,
    user: columns.user ?? undefined,
    startTime: columns.created_at,
    createdAt: columns.created_at,
    updatedAt: placedTime,
    source: 'selfOrder',
    placements: 1,
    taxes: bill.taxes,
    discounts: [],
    surcharges: [],
    payments: [],
    modifiers: [],
    tables: [],
    tips: 0,
    adjusts: 0,
  };
}

type BillWithoutLines = Omit<Bill, 'lines'>;
/** The fields that a bill repeats of its session. */
type Additions = Pick<StoredSession, 'tips' | 'adjusts'>;

function shortFromBill({ lines, ...bill }: Bill, additions: Additions): ShortBill {
  const short = withoutDefaults(bill, usualBill(additions, bill));
  return lines.length === 0 ? short : { ...short, lines: lines.map(shortFromLine) };
}

function billFromShort({ lines, ...short }: ShortBill, additions: Additions): Bill {
  const amounts = { total: short.total ?? 0, paid: short.paid ?? 0 };
  const bill = withDefaults<BillWithoutLines>(short, usualBill(additions, amounts));
  return { ...bill, lines: (lines ?? []).map(lineFromShort) };
}

function usualBill(
  { tips, adjusts }: Additions,
  { total, paid }: Pick<Bill, 'total' | 'paid'>,
): BillWithoutLines {
  const { lines: _lines, ...empty } = EMPTY_BILL;
  return { ...empty, tips, adjusts, outstanding: total - paid };
}

function shortFromLine(line: BillLine): ShortBillLine {
  const { id, unitPrice, lineTotal, discount, surcharge, returned } = line;
  if (returned !== undefined) return [id, unitPrice, lineTotal, discount, surcharge, returned];
  if (surcharge !== 0) return [id, unitPrice, lineTotal, discount, surcharge];
  return discount === 0 ? [id, unitPrice, lineTotal] : [id, unitPrice, lineTotal, discount];
}

function lineFromShort(line: ShortBillLine | BillLine): BillLine {
  if ('id' in line) return line;
  const [id, unitPrice, lineTotal, discount = 0, surcharge = 0, returned] = line;
  return { id, unitPrice, lineTotal, discount, surcharge, ...(returned !== undefined && { returned }) };
}
