import { type StoredLine, type StoredSession, statement, type Tx } from '../db/index.ts';
import { SESSION_COLUMNS, sessionDocument, sessionFromRow } from './session-row.ts';
import { type SessionRecord, saveLines } from './session-store.ts';

const lock = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('table_sessions')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', p.id)
    .returning(SESSION_COLUMNS),
);
const save = statement<{ shop: string; id: string; doc: string }>()((q, p) =>
  q
    .updateTable('table_sessions')
    .set({ phone: null, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

/**
 * Erases address, contact, guests' names, allergies and remarks of a finished bill and its lines (office B8.6). Its amounts,
 * times and member's id stay. Does nothing to a bill that has none of them.
 */
export async function eraseSession(tx: Tx, { session, lines }: SessionRecord): Promise<void> {
  if (isPersonal(session)) {
    const row = await tx.first(lock, { id: session._id });
    if (row === undefined) return;
    const doc = sessionDocument(withoutPerson(sessionFromRow(row)), row);
    await tx.run(save, { shop: row.shop, id: row.id, doc });
  }
  const remarked = lines.filter(
    ({ customRemark, customProduct }) => customRemark !== undefined || customProduct?.remarks !== undefined,
  );
  await saveLines(tx, session, remarked.map(withoutRemark));
}

function isPersonal({ guests = [], ...session }: StoredSession): boolean {
  const { address, contact, remark, remarks, allergies, callerPhone, endText } = session;
  const texts = [address, contact, remark, remarks, allergies, callerPhone, endText];
  return texts.some((text) => text !== undefined) || guests.some(({ name }) => name !== undefined);
}

function withoutPerson(session: StoredSession): StoredSession {
  const {
    address: _address,
    contact: _contact,
    remark: _remark,
    remarks: _remarks,
    allergies: _allergies,
    callerPhone: _phone,
    endText: _text,
    guests,
    ...kept
  } = session;
  if (guests === undefined) return kept;
  return { ...kept, guests: guests.map(({ guest }) => ({ guest })) };
}

function withoutRemark({ customRemark: _remark, customProduct, ...line }: StoredLine): StoredLine {
  if (customProduct === undefined) return line;
  const { remarks: _remarks, ...product } = customProduct;
  return { ...line, customProduct: product };
}
