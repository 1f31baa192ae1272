import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { paying } from '../../../../test/kits/paying.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { COUNTER, FPS } from '../../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  describe('paying by a bank’s app', () => {
    it('M6.3 shows a code with a reference of its own, and waits for the staff until the day ends', async () => {
      const { core, clock, pay, bill, attempt, session, restoreKey } = await paying(databases);
      const first = await pay({ methodRef: FPS });
      expect(first).toMatchObject({ status: 'requiresAction', provider: 'qr' });
      expect(first.reference).toMatch(/^\d+-[2-9A-HJ-NP-Z]{4}$/);
      expect(first.qr).toContain(`hk.com.hkicl02071234567`);
      expect(first.qr).toContain(first.reference);
      // the waiter, who may not list payments, finds it on the bill
      expect(await bill()).toMatchObject({
        pendingPayments: [{ _id: first._id, reference: first.reference }],
      });
      await core.payments.cancel({ payment: first._id, session, restoreKey }, GUEST);
      const second = await pay({ methodRef: FPS });
      expect(second.reference).not.toBe(first.reference);
      clock.advance(26 * 3_600_000);
      await core.payments.expire();
      expect(await attempt(second._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
    });

    it('M6.3 is booked by staff who see the money, also when the guest has given up; nobody else', async () => {
      const { core, pay, bill, attempt, session, restoreKey } = await paying(databases);
      const counter = await pay({ methodRef: COUNTER });
      expect((await bill()).pendingPayments?.[0]).not.toHaveProperty('reference');
      await expect(core.payments.confirm({ payment: counter._id }, aStaffMember('waiter'))).rejects.toEqual(
        rejected('forbidden'),
      );
      await core.payments.cancel({ payment: counter._id, session, restoreKey }, GUEST);
      const { _id: payment } = await pay({ methodRef: FPS, tips: 100 });
      await expect(core.payments.confirm({ payment }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(core.payments.confirm({ payment }, aStaffMember('kitchen'))).rejects.toEqual(
        rejected('forbidden'),
      );
      await core.payments.cancel({ payment, session, restoreKey }, GUEST);
      const confirm = () =>
        core.payments.confirm({ payment, bankRef: ' FRN202611230001 ' }, aStaffMember('waiter'));
      await Promise.all([confirm(), confirm()]);
      expect(await attempt(payment)).toMatchObject({ status: 'succeeded', bankRef: 'FRN202611230001' });
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ _id: payment, amount: 2000, tips: 100, staff: 'waiter-shop1' }],
        bill: { paid: 2000, outstanding: 0 },
      });
    });

    it('M6.3 warns of a reference of the bank that another payment has', async () => {
      const { core, pay, bill } = await paying(databases);
      const staff = aStaffMember('cashier');
      const [one, other] = [
        await pay({ methodRef: FPS, amount: 500 }),
        await pay({ methodRef: FPS, amount: 1500 }),
      ];
      await core.payments.confirm({ payment: one._id, bankRef: 'FRN1' }, staff);
      const again = { payment: other._id, bankRef: 'FRN1' };
      await expect(core.payments.confirm(again, staff)).rejects.toEqual(
        rejected('bankRefUsed', { payment: one._id }),
      );
      expect(await bill()).toMatchObject({ bill: { outstanding: 1500 } });
      await core.payments.confirm({ ...again, isSure: true }, staff);
      expect(await bill()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });
  });
});
