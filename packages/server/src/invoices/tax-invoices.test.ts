import { randomUUID } from 'node:crypto';
import type { InvoiceWish } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { invoicing } from '../../test/kits/ecpay/invoicing.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SANDBOX } from '../../test/kits/small-organisation.ts';

const CASHIER = aStaffMember('cashier');
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const MOBILE: InvoiceWish = { kind: 'mobile', carrier: '/ABC1234' };

eachDatabase((databases) => {
  const started = async (given?: Parameters<typeof invoicing>[1]) => invoicing(await databases.open(), given);

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
});
