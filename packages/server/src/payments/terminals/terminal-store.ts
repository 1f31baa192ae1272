import type { Terminal } from '@comanda/contract';
import { fromJsonText, type Reads, statement, type Tx, toJsonText } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('terminals').select('doc').where('id', '=', p.id),
);
const byReader = statement<{ account: string; reader: string; id: string }>()((q, p) =>
  q
    .selectFrom('terminals')
    .select('id')
    .where('account', '=', p.account)
    .where('reader', '=', p.reader)
    .where('id', '<>', p.id),
);
const ofShop = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('terminals').select('doc').where('shop', '=', p.shop).orderBy('id'),
);
const update = statement<{ id: string; account: string; reader: string; doc: string }>()((q, p) =>
  q.updateTable('terminals').set({ account: p.account, reader: p.reader, doc: p.doc }).where('id', '=', p.id),
);
const removal = statement<{ id: string }>()((q, p) => q.deleteFrom('terminals').where('id', '=', p.id));
const lock = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('terminals')
    .set((row) => ({ turns: row('turns', '+', 1) }))
    .where('id', '=', p.id),
);
const openPayment = statement<{ terminal: string }>()((q, p) =>
  q
    .selectFrom('payment_attempts')
    .select('id')
    .where('terminal', '=', p.terminal)
    .where('status', 'in', ['created', 'requiresAction', 'processing'])
    .limit(1),
);

/** Returns a terminal; undefined if there is none. */
async function findTerminal(read: Reads, id: string): Promise<Terminal | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Returns a terminal. Throws `notFound`. */
export async function readTerminal(read: Reads, id: string): Promise<Terminal> {
  const terminal = await findTerminal(read, id);
  if (terminal === undefined) throw new CodedError('notFound');
  return terminal;
}

/** Returns the terminals of a shop, the oldest first. */
export async function terminalsOf(read: Reads, shop: string): Promise<readonly Terminal[]> {
  return (await read.all(ofShop, { shop })).map(({ doc }) => fromJsonText(doc));
}

/** Throws `inUse` if another terminal has the same reader: it would be busy without anybody knowing. */
export async function ensureOwnReader(
  read: Reads,
  { _id: id, account, reader }: Pick<Terminal, '_id' | 'account' | 'reader'>,
): Promise<void> {
  const other = await read.first(byReader, { account, reader, id });
  if (other !== undefined) throw new CodedError('inUse', { places: [`terminals/${other.id}`] });
}

/**
 * Waits for the terminal's turn until the end of the transaction. Throws `terminalBusy` while a payment is open at it
 * (payments M5.5).
 */
export async function lockFreeTerminal(tx: Tx, id: string): Promise<void> {
  await tx.run(lock, { id });
  const open = await tx.first(openPayment, { terminal: id });
  if (open !== undefined) throw new CodedError('terminalBusy');
}

export async function insertTerminal(tx: Tx, terminal: Terminal): Promise<void> {
  const { shop, _id: id, account, reader } = terminal;
  await tx.insert('terminals', [{ shop, id, account, reader, turns: 0, doc: toJsonText(terminal) }]);
}

export async function saveTerminal(tx: Tx, terminal: Terminal): Promise<void> {
  const { _id: id, account, reader } = terminal;
  await tx.run(update, { id, account, reader, doc: toJsonText(terminal) });
}

export async function removeTerminal(tx: Tx, id: string): Promise<void> {
  await tx.run(removal, { id });
}
