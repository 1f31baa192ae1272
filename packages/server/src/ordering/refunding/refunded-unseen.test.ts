import { randomUUID } from 'node:crypto';
import type { Approval, RefundPayment } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { refunding } from '../../../test/kits/refunding.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { COUNTER, FPS, SHOP } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/actor.ts';

const MANAGER = aStaffMember('manager');
const OWNER = aStaffMember('owner');
const CASHIER = aStaffMember('cashier');
const COLLEAGUE: Actor = {
  kind: 'staff',
  staff: { _id: 'cashier2', name: 'Cass', role: 'cashier', shops: [SHOP] },
  shop: SHOP,
};
const address = 'test';
const reason = { code: 'other', text: 'Paid twice' } as const;

eachDatabase((databases) => {
  /** Starts a bill of 40.00 that was paid in cash, and with a bank's code that a cashier alone says came. */
  async function paidTwice() {
    const test = await refunding(await databases.open());
    const { core, session, bill } = test;
    const { restoreKey } = test;
    const asked = { requestId: randomUUID(), session, restoreKey, methodRef: FPS, amount: 4000 };
    const { _id: payment } = await core.payments.online(asked, GUEST);
    const { _id: cash } = await core.payments.take(
      { requestId: randomUUID(), session, method: 'cash', amount: 4000 },
      { actor: CASHIER, address },
    );
    await core.payments.confirm({ payment }, CASHIER);
    expect((await bill()).bill.outstanding).toBe(-4000);
    const giveBack = (actor: Actor, call: Partial<RefundPayment> = {}, approval?: Approval) =>
      core.ordering.refund(
        { requestId: randomUUID(), session, reason, via: 'cash', ...call, approval },
        actor,
        address,
      );
    const actions = async () =>
      (await core.audit.find({ shop: SHOP }, MANAGER)).data.map(({ action }) => action);
    return { ...test, payment, cashPayment: cash, giveBack, actions };
  }

  describe('T2.8 a surplus out of money that only staff have seen', () => {
    it('is never given from the drawer by whoever confirmed it, however it is asked for', async () => {
      const { giveBack, cashPayment, bill } = await paidTwice();
      const refused = rejected('fourEyes', { action: 'refund' });
      const manager = { staff: 'm1', pin: '4444' };
      await expect(giveBack(CASHIER)).rejects.toEqual(refused);
      await expect(giveBack(CASHIER, {}, manager)).rejects.toEqual(refused);
      await expect(giveBack(CASHIER, { via: 'other' })).rejects.toEqual(refused);
      await expect(giveBack(CASHIER, { via: 'original', payments: [cashPayment] }, manager)).rejects.toEqual(
        refused,
      );
      expect((await bill()).bill.outstanding).toBe(-4000);
    });

    it('is a refund for everybody else: with approval, which is not the confirmer’s either', async () => {
      const { giveBack, cashPayment, actions } = await paidTwice();
      const needsApproval = { code: 'approvalRequired', data: { action: 'refund' } };
      await expect(giveBack(COLLEAGUE)).rejects.toMatchObject(needsApproval);
      await expect(giveBack(COLLEAGUE, { via: 'original', payments: [cashPayment] })).rejects.toMatchObject(
        needsApproval,
      );
      const given = await giveBack(COLLEAGUE, {}, { staff: 'm1', pin: '4444' });
      expect(given).toMatchObject({
        refunds: [{ amount: 4000, via: 'cash' }],
        session: { bill: { outstanding: 0 } },
      });
      expect(await actions()).toContain('refundUnseen');
    });

    it('goes to its origin without being asked for, and by an owner in any way', async () => {
      const { giveBack, bill } = await paidTwice();
      expect((await giveBack(OWNER)).refunds).toMatchObject([{ via: 'cash' }]);
      expect((await bill()).bill.outstanding).toBe(0);
    });
  });

  describe('T2.8 money at the counter and of an unconnected terminal', () => {
    it('goes back as it came by a cashier alone, and else by somebody who did not take it', async () => {
      const { core, pay, refund, session, lines } = await refunding(await databases.open());
      const counter = await pay(2000, COUNTER);
      await core.payments.take(
        { requestId: randomUUID(), session, method: 'manual', amount: 2000 },
        { actor: CASHIER, address },
      );
      await core.ordering.void(
        { requestId: randomUUID(), session, reason, lines: [lines[0]?.id ?? ''] },
        MANAGER,
        address,
      );
      await expect(refund({ via: 'cash' }, CASHIER)).rejects.toEqual(
        rejected('fourEyes', { action: 'refund' }),
      );
      const back = await refund({ via: 'original', payments: [counter] }, CASHIER);
      expect(back.refunds).toMatchObject([{ payment: counter, amount: 2000, via: 'original' }]);
      expect((await refund({ amount: 2000, via: 'cash' }, MANAGER)).refunds).toMatchObject([{ via: 'cash' }]);
    });
  });
});
