import type { TableSession } from '@comanda/contract';
import type { SessionRecord } from './session-store.ts';

/** Presents a session to callers: drops internal fields and adds each line's amounts from the bill. */
export function presentSession({ session, lines }: SessionRecord): TableSession {
  const {
    placements: _1,
    terms: _2,
    calledAt: _3,
    pickupPlace: _4,
    callerPhone: _5,
    collector: _6,
    rider: _7,
    ...answer
  } = session;
  const billed = new Map(session.bill.lines.map((line) => [line.id, line]));
  const products = lines.map(({ taken: _taken, ...line }) => {
    const { unitPrice = 0, lineTotal = 0, discount = 0 } = billed.get(line.id) ?? {};
    return { ...line, price: unitPrice, subTotal: lineTotal, discount };
  });
  return { ...answer, products };
}
