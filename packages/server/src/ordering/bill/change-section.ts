import type { ChangeSection, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { actorInShop, type CoreContext, type Requester } from '../../core/index.ts';
import { ensureNoPendingPayments } from '../../payments/attempts/index.ts';
import { cartLinesOf, transitionStatus } from '../../sessions/index.ts';
import { frozenTerms, priceSession, withBill } from '../pricing/index.ts';
import { changePricedSession } from './change-priced-session.ts';
import { ensureNoChangeDue } from './ensure-no-change-due.ts';

/**
 * Moves a session to another section and reprices the whole bill with its surcharge and seat charge. Throws
 * `paymentNotPossible` while it is being paid, `wouldOverpay` if more has been paid than it would come to, and as
 * `changePricedSession`.
 */
export async function changeSection(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: ChangeSection,
  requester: Requester,
): Promise<TableSession> {
  return changePricedSession(context, guards, call, requester, async (tx, { session, lines }) => {
    transitionStatus(session.status, 'changeSection');
    await ensureNoPendingPayments(tx, session._id);
    const shop = shopOf(context, session.shop);
    const { type, section: current } = session;
    const acting = actorInShop(session.shop, requester.actor);
    const section = sectionFor(context, shop, { type, wanted: call.section, current }, acting);
    const audit = { action: 'changeSection', before: { section: current }, after: { section } } as const;
    if (lines.length === 0) return { session: { ...session, section }, audit };
    const terms = frozenTerms(context, shop, { ...session, section }, [], session.terms?.user);
    const moved = { ...session, section, terms };
    const bill = priceSession(context, shop, moved, cartLinesOf(lines));
    ensureNoChangeDue(session.bill, bill);
    return { session: withBill(moved, bill), audit };
  });
}
