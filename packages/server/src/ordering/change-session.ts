import type { ChangeSection, TableSession, UpdatePayment } from '@comanda/contract';
import { instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { Reads, Tx } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import type { StoredSession } from '../db/stored.ts';
import { withBill } from './apply-bill.ts';
import { sectionFor, shopOf } from './availability.ts';
import { keptTerms } from './bill-terms.ts';
import { isHeldFromKitchen } from './held-from-kitchen.ts';
import { ensureHolder } from './holder.ts';
import { cartLinesOf } from './placed-lines.ts';
import { presentSession } from './present-session.ts';
import { priceSession } from './price-session.ts';
import { lockSession, type SessionRecord, saveSession } from './session-store.ts';
import { tellSession } from './tell-session.ts';
import type { Workshop } from './workshop.ts';

type Call = { readonly session: string; readonly restoreKey?: string };
type Change = (tx: Tx, record: SessionRecord) => Promise<StoredSession>;

const openAttempts = statement<{ session: string }>()((q, p) =>
  q
    .selectFrom('payment_attempts')
    .select('id')
    .where('session', '=', p.session)
    .where('status', 'in', ['created', 'requiresAction'])
    .limit(1),
);

/** The session moved to another section, whose surcharge and seat charge now hold for all of the bill. */
export async function changeSection(
  workshop: Workshop,
  call: ChangeSection,
  actor: Actor,
): Promise<TableSession> {
  return changeSession(workshop, call, actor, async (_tx, { session, lines }) => {
    if (session.status !== 'ongoing') throw new CodedError('sessionReadOnly', { status: session.status });
    const shop = shopOf(workshop, session.shop);
    const { type, section: current } = session;
    const section = sectionFor(workshop, shop, { type, wanted: call.section, current }, actor);
    if (lines.length === 0) return { ...session, section };
    const terms = keptTerms(workshop, shop, { ...session, section }, []);
    const moved = { ...session, section, terms };
    return withBill(moved, priceSession(workshop, shop, moved, cartLinesOf(lines)));
  });
}

/** The guest asks for the bill (`toPay`), or goes back to ordering (`ongoing`). */
export async function updatePayment(
  workshop: Workshop,
  call: UpdatePayment,
  actor: Actor,
): Promise<TableSession> {
  const { status = 'toPay' } = call;
  return changeSession(workshop, call, actor, async (tx, { session }) => {
    const isOpen = session.status === 'ongoing' || session.status === 'toPay';
    if (!isOpen) throw new CodedError('sessionReadOnly', { status: session.status });
    if (status === 'toPay' && session.placements === 0) throw new CodedError('paymentNotPossible');
    const isBack = session.status === 'toPay' && status === 'ongoing';
    if (isBack && (await hasOpenAttempt(tx, session._id))) throw new CodedError('paymentNotPossible');
    return { ...session, status };
  });
}

async function hasOpenAttempt(read: Reads, session: string): Promise<boolean> {
  return (await read.first(openAttempts, { session })) !== undefined;
}

async function changeSession(
  workshop: Workshop,
  call: Call,
  actor: Actor,
  change: Change,
): Promise<TableSession> {
  return workshop.write(async (tx, tell) => {
    const before = await lockSession(tx, call.session);
    const { lines } = before;
    await ensureHolder(tx, before.session, call.restoreKey, actor);
    const session = { ...(await change(tx, before)), updatedAt: instantNow(workshop.clock) };
    await saveSession(tx, session, { isHeld: await isHeldFromKitchen(tx, session._id) });
    const presented = presentSession({ session, lines });
    tellSession(presented, tell);
    return presented;
  });
}
