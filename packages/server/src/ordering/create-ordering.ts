import type { AuthParts } from '../auth/auth-parts.ts';
import { zoneOf } from '../delivery/delivery-wish.ts';
import { pickupSlots } from '../pickup/pickup-slots.ts';
import { shopOf } from './availability.ts';
import { nameGuest } from './bill-guests.ts';
import { answerCall, callStaff } from './call-staff.ts';
import { cancelBill } from './cancel-bill.ts';
import { changeCapacity } from './change-capacity.ts';
import { changeSection, updatePayment } from './change-session.ts';
import { createOrResume } from './create-or-resume.ts';
import { createSession } from './create-session.ts';
import { findForMember, findForStaff, findIncomplete } from './find-sessions.ts';
import { ensureHolder } from './holder.ts';
import { createJoins, joinSession } from './join-session.ts';
import { orderIntoSession } from './order-into-session.ts';
import type { Ordering } from './ordering.ts';
import { presentSession } from './present-session.ts';
import { quoteCart } from './quote-cart.ts';
import { readSession } from './session-store.ts';
import { shareLines } from './share-lines.ts';
import { findStaffCalls, readStaffCall } from './staff-call-store.ts';
import { rotateTableCode, tableCode } from './table-codes.ts';
import { setTimes } from './table-times.ts';
import { voidBill } from './void-bill.ts';
import type { Workshop } from './workshop.ts';

/** Bills and what is ordered into them. */
export function createOrdering(workshop: Workshop, { guesses }: Pick<AuthParts, 'guesses'>): Ordering {
  const { read } = workshop;
  return {
    create: (call, actor) => createSession(workshop, call, actor),
    order: (call, actor) => orderIntoSession(workshop, call, actor),
    quote: (call, actor) => quoteCart(workshop, call, actor),
    async pickupSlots({ shop: id, type, zone }) {
      const shop = shopOf(workshop, id);
      const wayMinutes = zoneOf(shop, { type, zone })?.minutes;
      return pickupSlots(read, workshop, { shop, type, wayMinutes });
    },
    createOrResume: (call, actor, address) =>
      createOrResume(workshop, call, actor, createJoins(guesses, address)),
    changeSection: (call, actor) => changeSection(workshop, call, actor),
    cancel: (call, actor) => cancelBill(workshop, call, actor),
    void: (call, actor, approver) => voidBill(workshop, call, actor, approver),
    callStaff: (call, actor) => callStaff(workshop, call, actor),
    answerCall: (call, actor) => answerCall(workshop, call, actor),
    staffCalls: (query, actor) => findStaffCalls(workshop, query, actor),
    staffCall: (shop, id) => readStaffCall(read, shop, id),
    setTimes: (call, actor) => setTimes(workshop, call, actor),
    join: (call, actor, address) => joinSession(workshop, call, actor, createJoins(guesses, address)),
    nameGuest: (call, actor) => nameGuest(workshop, call, actor),
    changeCapacity: (call, actor) => changeCapacity(workshop, call, actor),
    shareLines: (call, actor) => shareLines(workshop, call, actor),
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
    tableCode: (shop, viewItem) => tableCode(workshop, { shop, viewItem }),
    rotateTableCode: (viewItem, actor) => rotateTableCode(workshop, viewItem, actor),
  };
}
