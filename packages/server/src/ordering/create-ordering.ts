import { CodedError } from '../coded-error.ts';
import type { Ordering } from '../core.ts';
import { shopOf } from './availability.ts';
import { answerCall, callStaff } from './call-staff.ts';
import { cancelBill } from './cancel-bill.ts';
import { changeSection, updatePayment } from './change-session.ts';
import { createOrResume } from './create-or-resume.ts';
import { createSession } from './create-session.ts';
import { findForMember, findForStaff, findIncomplete } from './find-sessions.ts';
import { signTableCode } from './fixed-code.ts';
import { ensureHolder } from './holder.ts';
import { orderIntoSession } from './order-into-session.ts';
import { presentSession } from './present-session.ts';
import { quoteCart } from './quote-cart.ts';
import { readSession } from './session-store.ts';
import { setTimes } from './table-times.ts';
import { voidBill } from './void-bill.ts';
import type { Workshop } from './workshop.ts';

/** Bills and what is ordered into them. */
export function createOrdering(workshop: Workshop): Ordering {
  const { read, catalogue, secret } = workshop;
  return {
    create: (call, actor) => createSession(workshop, call, actor),
    order: (call, actor) => orderIntoSession(workshop, call, actor),
    quote: (call, actor) => quoteCart(workshop, call, actor),
    createOrResume: (call, actor) => createOrResume(workshop, call, actor),
    changeSection: (call, actor) => changeSection(workshop, call, actor),
    cancel: (call, actor) => cancelBill(workshop, call, actor),
    void: (call, actor, approver) => voidBill(workshop, call, actor, approver),
    callStaff: (call, actor) => callStaff(workshop, call, actor),
    answerCall: (call, actor) => answerCall(workshop, call, actor),
    setTimes: (call, actor) => setTimes(workshop, call, actor),
    updatePayment: (call, actor) => updatePayment(workshop, call, actor),
    async get(id, restoreKey, actor) {
      const record = await readSession(read, id);
      await ensureHolder(read, record.session, restoreKey, actor);
      return presentSession(record);
    },
    findIncomplete: (query) => findIncomplete(workshop, query),
    findForStaff: (query, actor) => findForStaff(workshop, query, actor),
    findForMember: (query, actor) => findForMember(workshop, query, actor),
    async authoriseHolder(id, restoreKey, actor) {
      const { session } = await readSession(read, id);
      await ensureHolder(read, session, restoreKey, actor);
    },
    async tableCode(shop, viewItem) {
      shopOf(workshop, shop);
      if (catalogue.get('tableViewItems', viewItem)?.shop !== shop) throw new CodedError('notFound');
      const signature = signTableCode(secret, { shop, viewItem });
      const query = new URLSearchParams({ shop, viewItem, signature });
      return { signature, path: `/?${query}` };
    },
  };
}
