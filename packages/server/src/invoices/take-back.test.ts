import { randomUUID } from 'node:crypto';
import type { InvoiceWish } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { invoicing } from '../../test/kits/ecpay/invoicing.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP } from '../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const MINUTE_MS = 60_000;

eachDatabase((databases) => {
  const started = async (given?: Parameters<typeof invoicing>[1]) => invoicing(await databases.open(), given);

  describe('a tax invoice of which money is given back', () => {
    it('M7.5 is voided with a full refund, and reduced by an allowance with a part', async () => {
      const { core, ecpay, sell, refund, bill, only } = await started();
      const { _id: session } = await sell();
      await core.taxInvoices.run();
      await refund(session, { amount: 3_500 });
      expect(await core.taxInvoices.run()).toBe(1);
      expect(await only()).toMatchObject({
        status: 'allowed',
        allowed: 3_500,
        allowances: [{ amount: 3_500 }],
      });
      await refund(session, { amount: 12_000 });
      await core.taxInvoices.run();
      // it has an allowance, so it cannot be voided
      expect(await only()).toMatchObject({ status: 'allowed', allowed: 15_500 });
      expect([ecpay.callsOf('Allowance').length, ecpay.callsOf('Invalid').length]).toEqual([2, 0]);
      expect((await bill(session)).taxInvoices).toMatchObject([{ status: 'allowed', allowed: 15_500 }]);
    });

    it('M7.5 is voided until the 13th of the month after its period, then an allowance takes all of it', async () => {
      const { core, clock, ecpay, sell, refund, invoices } = await started();
      const [early, late] = [await sell(), await sell()];
      await core.taxInvoices.run();
      clock.advance(Date.parse('2026-05-13T23:50:00+08:00') - clock.now());
      await refund(early._id, { amount: 15_500 });
      await core.taxInvoices.run();
      clock.advance(10 * MINUTE_MS);
      await refund(late._id, { amount: 15_500 });
      await core.taxInvoices.run();
      expect(Object.fromEntries((await invoices()).map(({ session, status }) => [session, status]))).toEqual({
        [early._id]: 'voided',
        [late._id]: 'allowed',
      });
      expect([ecpay.callsOf('Invalid').length, ecpay.callsOf('Allowance').length]).toEqual([1, 1]);
    });

    it('M7.4 M7.5 is taken back once, whatever answers get lost', async () => {
      const { core, otherNode, clock, ecpay, sell, refund, invoices } = await started();
      const [whole, part] = [await sell(), await sell()];
      await core.taxInvoices.run();
      await refund(whole._id, { amount: 15_500 });
      await refund(part._id, { amount: 3_500 });
      ecpay.faults.push({ call: 'Invalid', fault: 'lostAnswer' }, { call: 'Allowance', fault: 'lostAnswer' });
      await Promise.all([core.taxInvoices.run(), otherNode.taxInvoices.run()]);
      clock.advance(MINUTE_MS);
      await Promise.all([core.taxInvoices.run(), otherNode.taxInvoices.run()]);
      const after = Object.fromEntries((await invoices()).map((each) => [each.session, each]));
      expect(after[whole._id]).toMatchObject({ status: 'voided' });
      expect(after[part._id]).toMatchObject({ status: 'allowed', allowed: 3_500 });
      expect([ecpay.callsOf('Invalid').length, ecpay.callsOf('Allowance').length]).toEqual([1, 1]);
      expect([...ecpay.invoices.values()].map(({ left, isVoided }) => [left, isVoided]).toSorted()).toEqual([
        [120, false],
        [155, true],
      ]);
    });

    it('M7.5 before it was issued is issued for less, or not at all', async () => {
      const { core, ecpay, sell, refund, invoices } = await started();
      const [whole, part] = [await sell(), await sell()];
      await refund(whole._id, { amount: 15_500 });
      await refund(part._id, { amount: 3_500 });
      await core.taxInvoices.run();
      const after = Object.fromEntries((await invoices()).map((each) => [each.session, each]));
      expect(after[whole._id]).toMatchObject({ status: 'voided' });
      expect(after[part._id]).toMatchObject({ status: 'issued', amount: 12_000 });
      expect(ecpay.callsOf('Issue')).toMatchObject([{ SalesAmount: 120 }]);
    });

    it('M7.5 is voided by the management, which has it issued anew with another tax number', async () => {
      const { core, clock, ecpay, sell, bill, only, invoices } = await started();
      const { _id: session } = await sell({ kind: 'paper', businessNumber: '04595257' });
      await core.taxInvoices.run();
      const { _id: invoice } = await only();
      const call = { requestId: randomUUID(), invoice, reason: 'Wrong number' };
      await expect(core.taxInvoices.void(call, aStaffMember('manager', OTHER_SHOP))).rejects.toEqual(
        rejected('forbidden'),
      );
      await expect(core.taxInvoices.issue({ session }, CASHIER)).rejects.toMatchObject({
        code: 'transitionNotAllowed',
      });
      expect(await core.taxInvoices.void(call, MANAGER)).toMatchObject({ status: 'voided' });
      // the second tap is answered as the first; somebody else is told
      expect(await core.taxInvoices.void(call, MANAGER)).toMatchObject({ status: 'voided' });
      const again = { ...call, requestId: randomUUID() };
      await expect(core.taxInvoices.void(again, MANAGER)).rejects.toEqual(rejected('alreadyUndone'));
      await expect(core.taxInvoices.allowance({ ...again, amount: 100 }, MANAGER)).rejects.toEqual(
        rejected('alreadyUndone'),
      );
      expect(ecpay.callsOf('Invalid')).toHaveLength(1);
      clock.advance(MINUTE_MS);
      const wish: InvoiceWish = { kind: 'paper', businessNumber: '10458570' };
      expect(await core.taxInvoices.issue({ session, wish }, CASHIER)).toMatchObject({
        status: 'issued',
        wish,
      });
      expect([(await invoices()).length, ecpay.invoices.size]).toEqual([2, 2]);
      expect((await bill(session)).taxInvoices).toMatchObject([{ status: 'voided' }, { status: 'issued' }]);
    });

    it('M7.5 is reduced by the management by no more than is left of it, in whole dollars', async () => {
      const { core, ecpay, sell, only } = await started();
      await sell();
      await core.taxInvoices.run();
      const { _id: invoice } = await only();
      const allow = (amount: number, requestId = randomUUID()) =>
        core.taxInvoices.allowance({ requestId, invoice, amount, reason: 'Cold' }, MANAGER);
      await expect(allow(15_600)).rejects.toEqual(rejected('refundExceeds', { left: 15_500 }));
      await expect(allow(150)).rejects.toMatchObject({ code: 'badRequest' });
      const requestId = randomUUID();
      const taps = await Promise.all([allow(5_500, requestId), allow(5_500, requestId)]);
      expect(taps).toContainEqual(expect.objectContaining({ status: 'allowed', allowed: 5_500 }));
      // the answer was lost: the same once more takes nothing more back
      expect(await allow(5_500, requestId)).toMatchObject({ status: 'allowed', allowed: 5_500 });
      expect(ecpay.callsOf('Allowance')).toHaveLength(1);
      await expect(allow(5_400, requestId)).rejects.toEqual(rejected('requestConflict'));
      await expect(allow(10_100)).rejects.toEqual(rejected('refundExceeds', { left: 10_000 }));
      await expect(
        core.taxInvoices.void({ requestId: randomUUID(), invoice, reason: 'All' }, MANAGER),
      ).rejects.toMatchObject({
        code: 'transitionNotAllowed',
      });
    });
  });
});
