import { randomUUID } from 'node:crypto';
import type { InvoiceWish, TaxInvoice } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { invoicing } from '../../test/kits/ecpay/invoicing.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP, SANDBOX } from '../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const MOBILE: InvoiceWish = { kind: 'mobile', carrier: '/ABC1234' };
const reason = { code: 'quality' } as const;

eachDatabase((databases) => {
  const started = async (given?: Parameters<typeof invoicing>[1]) => {
    const test = await invoicing(await databases.open(), given);
    const { core } = test;
    const bill = (session: string) => core.ordering.get(session, undefined, MANAGER);
    const refund = (session: string, call: object) =>
      core.ordering.refund({ requestId: randomUUID(), session, reason, ...call }, MANAGER, 'test');
    const only = async (): Promise<TaxInvoice> => {
      const [invoice, ...more] = await test.invoices();
      if (invoice === undefined || more.length > 0) throw new Error('there is not one invoice');
      return invoice;
    };
    return { ...test, bill, refund, only };
  };

  describe('a tax invoice', () => {
    it('M7.3 M7.4 is wanted with the sale, issued by the job, and shown on the bill with its codes', async () => {
      const { core, ecpay, events, sell, bill, only } = await started();
      const sold = await sell({ kind: 'paper', businessNumber: '04595257' });
      expect(sold.taxInvoices).toMatchObject([{ status: 'wanted', amount: 15_500, kind: 'paper' }]);
      expect(ecpay.callsOf('Issue')).toEqual([]);
      expect(await core.taxInvoices.run()).toBe(1);
      const invoice = await only();
      expect(invoice).toMatchObject({
        ...{ status: 'issued', amount: 15_500, number: 'AB10000000', randomCode: '4321', isTest: true },
        ...{ session: sold._id, issuedAt: '2026-03-02T04:00:00.000Z', posBarCode: '11504AB100000004321' },
      });
      expect(ecpay.callsOf('Issue')).toMatchObject([
        {
          ...{ RelateNumber: invoice.ref, SalesAmount: 155, Print: '1', CustomerIdentifier: '04595257' },
          ...{ CustomerPhone: '0223456789', CarrierType: '', Donation: '0' },
          Items: [
            { ItemName: 'rice', ItemCount: 1, ItemAmount: 120 },
            { ItemName: 'tea', ItemAmount: 35 },
          ],
        },
      ]);
      expect(invoice.ref).toMatch(/^i[0-9a-f]{24}$/);
      const { number, randomCode, posBarCode, qrLeft, qrRight } = invoice;
      expect((await bill(sold._id)).taxInvoices).toEqual([
        {
          ...{
            _id: invoice._id,
            status: 'issued',
            amount: 15_500,
            kind: 'paper',
            businessNumber: '04595257',
          },
          ...{ number, randomCode, posBarCode, qrLeft, qrRight, issuedAt: invoice.issuedAt, isTest: true },
        },
      ]);
      expect(events.filter(({ topic }) => topic === 'taxInvoices')).toMatchObject([
        { data: { status: 'issued', number } },
      ]);
      expect([await core.taxInvoices.run(), ecpay.invoices.size]).toEqual([0, 1]);
    });

    it.each<[InvoiceWish | undefined, object]>([
      [undefined, { Print: '1', CarrierType: '', CustomerIdentifier: '' }],
      [MOBILE, { Print: '0', CarrierType: '3', CarrierNum: '/ABC1234' }],
      [
        { ...MOBILE, businessNumber: '10458570' },
        { Print: '0', CarrierType: '3', CustomerIdentifier: '10458570' },
      ],
      [
        { kind: 'certificate', carrier: 'AB12345678901234' },
        { CarrierType: '2', CarrierNum: 'AB12345678901234' },
      ],
      [
        { kind: 'provider', email: 'a@example.com' },
        { CarrierType: '1', CarrierNum: '', CustomerEmail: 'a@example.com' },
      ],
      [
        { kind: 'donation', donation: '919' },
        { Donation: '1', LoveCode: '919', Print: '0' },
      ],
    ])('M7.2 M7.3 asks ECPay for the wish %j', async (wish, request) => {
      const { core, ecpay, sell, only } = await started();
      await sell(wish);
      await core.taxInvoices.run();
      expect(await only()).toMatchObject({ status: 'issued' });
      expect(ecpay.callsOf('Issue')).toMatchObject([request]);
    });

    it('M7.2 of a wish that cannot be is refused with its field, and nothing is sold', async () => {
      const { core, sell, order, invoices } = await started();
      await expect(sell({ kind: 'paper', businessNumber: '10458571' })).rejects.toEqual(
        rejected('invoiceWishInvalid', { field: 'businessNumber' }),
      );
      const { _id: session, restoreKey } = await order();
      const call = { requestId: randomUUID(), session, restoreKey, methodRef: SANDBOX, amount: 24_000 };
      await expect(
        core.payments.online({ ...call, invoiceWish: { kind: 'mobile', carrier: 'ABC' } }, GUEST),
      ).rejects.toEqual(rejected('invoiceWishInvalid', { field: 'carrier' }));
      // the question is no way to pay
      await expect(core.payments.online({ ...call, methodRef: 'taiwanTax1' }, GUEST)).rejects.toEqual(
        rejected('paymentMethodNotFound'),
      );
      expect(await invoices()).toEqual([]);
      const check = (wish: InvoiceWish) => core.taxInvoices.check({ session, restoreKey, wish }, GUEST);
      expect(await check(MOBILE)).toEqual({ wish: MOBILE, isVerified: true });
      await expect(check({ kind: 'mobile', carrier: '/AAAAAAA' })).rejects.toEqual(
        rejected('invoiceWishInvalid', { field: 'carrier' }),
      );
      await expect(check({ kind: 'donation', donation: '555' })).rejects.toEqual(
        rejected('invoiceWishInvalid', { field: 'donation' }),
      );
    });

    it('M7.2 is not checked at a provider that is down: the form suffices', async () => {
      const { core, ecpay, order } = await started();
      const { _id: session, restoreKey } = await order();
      ecpay.faults.push({ call: 'CheckBarcode', fault: 'down' });
      const wish: InvoiceWish = { kind: 'mobile', carrier: '/AAAAAAA' };
      expect(await core.taxInvoices.check({ session, restoreKey, wish }, GUEST)).toEqual({
        wish,
        isVerified: false,
      });
    });

    it('M7.2 keeps the wish of a guest who pays in another way in the end', async () => {
      const { core, order, only } = await started();
      const { _id: session, restoreKey } = await order();
      const call = { requestId: randomUUID(), session, restoreKey, methodRef: 'counter1', amount: 24_000 };
      const attempt = await core.payments.online({ ...call, invoiceWish: MOBILE }, GUEST);
      expect(attempt).not.toHaveProperty('invoiceWish');
      // the phone forgets what was entered, and asks what has become of its payment
      expect((await core.payments.online(call, GUEST))._id).toBe(attempt._id);
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: CASHIER, address: 'test' });
      expect(await only()).toMatchObject({ status: 'wanted', wish: MOBILE, amount: 24_000 });
    });

    it('M7.4 is issued once, by two nodes and after lost answers', async () => {
      const { core, otherNode, clock, ecpay, sell, only } = await started();
      await sell();
      ecpay.faults.push({ call: 'Issue', fault: 'lostAnswer' });
      await Promise.all([core.taxInvoices.run(), otherNode.taxInvoices.run()]);
      expect([ecpay.invoices.size, (await only()).status]).toEqual([1, 'issuing']);
      expect(await core.taxInvoices.run()).toBe(0);
      clock.advance(MINUTE_MS);
      await Promise.all([otherNode.taxInvoices.run(), core.taxInvoices.run()]);
      expect(await only()).toMatchObject({ status: 'issued', number: 'AB10000000' });
      expect([ecpay.invoices.size, ecpay.callsOf('Issue').length]).toEqual([1, 1]);
    });

    it('M7.4 is tried for 48 hours, then failed, and issued when staff try again', async () => {
      const { core, clock, ecpay, sell, only } = await started();
      await sell();
      for (let hour = 0; hour < 60; hour += 1) {
        ecpay.faults.push({ call: 'Issue', fault: 'down' }, { call: 'GetIssue', fault: 'down' });
        await core.taxInvoices.run();
        ecpay.faults.splice(0);
        clock.advance(60 * MINUTE_MS);
      }
      const { _id: invoice, status, error } = await only();
      expect([status, error]).toEqual(['failed', 'ECPay has answered 503.']);
      const issued = await core.taxInvoices.issue({ invoice }, CASHIER);
      expect([issued.status, ecpay.invoices.size]).toEqual(['issued', 1]);
      expect(issued).not.toHaveProperty('error');
    });

    it('M7.4 that ECPay refuses fails, and is issued with another wish', async () => {
      const { core, sell, only } = await started();
      await sell({ kind: 'mobile', carrier: '/UNKNOWN' });
      await core.taxInvoices.run();
      const { _id: invoice, status, error } = await only();
      expect([status, error]).toEqual(['failed', 'CarrierNum (12)']);
      await expect(core.taxInvoices.issue({ invoice, wish: { kind: 'provider' } }, CASHIER)).rejects.toEqual(
        rejected('invoiceWishInvalid', { field: 'email' }),
      );
      expect(await core.taxInvoices.issue({ invoice, wish: MOBILE }, CASHIER)).toMatchObject({
        ...{ status: 'issued', wish: MOBILE },
      });
      await expect(core.taxInvoices.issue({ invoice, wish: MOBILE }, CASHIER)).rejects.toEqual(
        rejected('transitionNotAllowed', { status: 'issued' }),
      );
    });

    it('M7.4 without a number waits, is refused to staff, and takes a number of a paper form', async () => {
      const { core, clock, ecpay, sell, bill, only } = await started({ numbers: 0 });
      const { _id: session } = await sell();
      await core.taxInvoices.run();
      const { _id: invoice, status } = await only();
      expect(status).toBe('noTrack');
      await expect(core.taxInvoices.issue({ invoice }, CASHIER)).rejects.toEqual(
        rejected('noInvoiceNumbers'),
      );
      await core.taxInvoices.countNumbers();
      expect(await core.payments.accounts.find()).toMatchObject([
        { invoiceNumbers: { left: 0, of: 0, warnings: ['none'] } },
      ]);
      const paperNumber = 'ZZ87654321';
      expect(await core.taxInvoices.issue({ invoice, paperNumber }, CASHIER)).toMatchObject({
        ...{ status: 'issued', number: paperNumber, isPaper: true },
      });
      expect((await bill(session)).taxInvoices).toMatchObject([{ number: paperNumber, isPaper: true }]);
      ecpay.range.end += 10;
      clock.advance(DAY_MS);
      expect([await core.taxInvoices.run(), ecpay.invoices.size]).toEqual([0, 0]);
    });

    it('M7.4 numbers are counted once a day, with what to warn of', async () => {
      const { core, clock, ecpay, sell } = await started({ numbers: 12, at: '2026-04-25T12:00:00+08:00' });
      expect([await core.taxInvoices.countNumbers(), await core.taxInvoices.countNumbers()]).toEqual([1, 0]);
      const numbers = async () => (await core.payments.accounts.find())[0]?.invoiceNumbers;
      expect(await numbers()).toMatchObject({ left: 12, of: 12, warnings: ['noNextPeriod'] });
      ecpay.range.next = 500;
      for (let sale = 0; sale < 10; sale += 1) await sell();
      while ((await core.taxInvoices.run()) > 0);
      clock.advance(DAY_MS);
      await core.taxInvoices.countNumbers();
      expect(await numbers()).toMatchObject({ left: 2, of: 12, warnings: ['few', 'threeDays'] });
    });

    it('M7.3 of a share that was paid with its own wish comes at once, the bill’s for the rest', async () => {
      const { core, clock, ecpay, order, invoices } = await started();
      const { _id: session, products } = await order();
      const [line = ''] = products.map(({ id }) => id);
      const take = { requestId: randomUUID(), session, method: 'cash' };
      const requester = { actor: CASHIER, address: 'test' };
      const share = { kind: 'lines' as const, lines: [line] };
      await core.payments.take({ ...take, share, amount: 12_000, invoiceWish: MOBILE }, requester);
      expect(await invoices()).toMatchObject([{ status: 'wanted', amount: 12_000, wish: MOBILE }]);
      clock.advance(MINUTE_MS);
      await core.payments.take({ ...take, requestId: randomUUID() }, requester);
      await core.taxInvoices.run();
      expect((await invoices()).toReversed()).toMatchObject([
        { status: 'issued', amount: 12_000, wish: MOBILE },
        { status: 'issued', amount: 12_000, wish: { kind: 'paper' } },
      ]);
      expect(ecpay.callsOf('Issue').map(({ SalesAmount, Items }) => [SalesAmount, Items])).toMatchObject([
        [120, [{ ItemAmount: 120 }]],
        [120, [{ ItemAmount: 120 }]],
      ]);
    });
  });

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
