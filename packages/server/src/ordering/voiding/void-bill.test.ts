import { randomUUID } from 'node:crypto';
import type { IncomingLine } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { cancellationFixture, WRONG } from '../../../test/kits/cancellation.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  const started = async (payment?: 'before' | 'either') => cancellationFixture(databases, payment);

  describe('voiding', () => {
    it('cancels lines with their set items and gifts, returns stock and updates tickets', async () => {
      const { left, tickets, take, revoke, audits } = await started();
      const [rice, tea, set] = [aLine(), aLine({ product: 'tea' }), aLine({ product: 'set' })];
      const chosen = { option: 'side', selections: [{ _id: 'cake', quantity: 1 }] };
      const side = { fromProduct: set.id, fromOption: 'side', fromChoice: 'cake' };
      const lines = [rice, tea, { ...set, options: [chosen] }, aLine({ product: 'cake', ...side })];
      const { session, products } = await take(lines, 7500);
      expect([left('rice'), left('cake'), products.length]).toEqual([9, 3, 5]);
      const bill = await revoke({ session, lines: [tea.id, set.id] });
      expect(bill).toMatchObject({ status: 'ongoing', version: 2, bill: { total: 2000 } });
      expect(bill.products.map(({ status, voidReason }) => [status, voidReason])).toEqual([
        ['init', undefined],
        ['cancel', 'wrongOrder'],
        ['cancel', 'wrongOrder'],
        ['cancel', 'wrongOrder'],
        ['cancel', undefined],
      ]);
      expect([left('rice'), left('cake')]).toEqual([9, 5]);
      expect((await tickets()).map((ticket) => ticket.lines.map(({ id }) => id))).toEqual([[rice.id]]);
      // a repeat returns the same and is not audited again
      expect(await revoke({ session, lines: [tea.id] })).toMatchObject({ bill: { total: 2000 } });
      expect(left('cake')).toBe(5);
      expect(await audits()).toMatchObject([
        {
          action: 'voidLines',
          entity: session,
          before: { total: 7500, lines: [{ id: tea.id }, { id: set.id }, {}, { product: 'cake' }] },
          after: { total: 2000, outstanding: 2000 },
        },
      ]);
      await expect(revoke({ session, lines: ['nothing'] })).rejects.toEqual(
        rejected('notFound', { line: 'nothing' }),
      );
    });

    it('keeps the free items that their rule still grants', async () => {
      const { left, take, revoke, tickets } = await started();
      const lines = [aLine({ product: 'tea' }), aLine({ product: 'tea' })];
      const { session } = await take(lines, 3000);
      expect(left('cake')).toBe(3);
      const bill = await revoke({ session, lines: [lines[0]?.id ?? ''] });
      expect(bill.products.map(({ product, quantity, status }) => [product, quantity, status])).toEqual([
        ['tea', 1, 'cancel'],
        ['tea', 1, 'init'],
        ['cake', 1, 'init'],
      ]);
      expect([left('cake'), bill.bill.total]).toEqual([4, 1500]);
      expect((await tickets())[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    });

    it('does not add a voided gift again with the next order', async () => {
      const { core, left, take, revoke } = await started();
      const { session, restoreKey, products } = await take([aLine({ product: 'tea' })], 1500);
      const gift = products.find(({ fromCoupon }) => fromCoupon === 'gift');
      const bill = await revoke({ session, lines: [gift?.id ?? ''] });
      expect([bill.bill.total, bill.bill.lines.length, left('cake')]).toEqual([1500, 1, 5]);
      const more = await core.ordering.order(anOrder(session, { restoreKey }), GUEST);
      expect(more.products.filter(({ status }) => status !== 'cancel')).toHaveLength(2);
    });

    it('of the last line leaves the kitchen nothing to make, removes the board entry, and charges no seat', async () => {
      const { core, events, take, revoke, tickets } = await started();
      const line = aLine();
      const { session } = await take([line], 2000);
      const bill = await revoke({ session, lines: [line.id] });
      expect(bill).toMatchObject({ status: 'ongoing', bill: { total: 0, outstanding: 0 } });
      expect([await tickets(), await core.kitchen.board(SHOP)]).toEqual([[], []]);
      expect(events.filter(({ topic }) => topic === 'board').at(-1)?.data).toMatchObject({
        tvStatus: 'taken',
      });
    });

    it('of a whole bill ends it and cancels its open payment attempts', async () => {
      const { core, take, revoke, audits, left, pay } = await started();
      const { session, restoreKey } = await take([aLine({ quantity: 2 })], 4000);
      const { _id: payment } = await pay(session, restoreKey, 4000);
      const [bill, other] = await Promise.allSettled([revoke({ session }), revoke({ session })]);
      expect([bill.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await core.ordering.get(session, restoreKey, GUEST)).toMatchObject({
        status: 'void',
        endReason: 'wrongOrder',
        bill: { total: 0 },
      });
      expect(left('rice')).toBe(10);
      expect((await audits()).map(({ action }) => action)).toEqual(['voidBill']);
      const tries = await core.payments.find({ shop: SHOP }, MANAGER);
      expect(tries.data).toMatchObject([{ _id: payment, status: 'cancelled' }]);
      // money that arrives anyway is booked as overpaid
      await expect(core.payments.confirm({ payment }, aStaffMember())).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'cancelled' }),
      );
    });

    it('of paid lines leaves change due; a whole paid bill is refused', async () => {
      const { core, take, revoke, pay } = await started();
      const lines = [aLine(), aLine({ product: 'set' })];
      const chosen = { option: 'side', selections: [{ _id: 'cake', quantity: 1 }] };
      const side = { fromProduct: lines[1]?.id ?? '', fromOption: 'side', fromChoice: 'cake' };
      const cart = [lines[0] ?? aLine(), { ...lines[1], options: [chosen] } as IncomingLine];
      const { session, restoreKey } = await take([...cart, aLine({ product: 'cake', ...side })], 6000);
      const { _id } = await pay(session, restoreKey, 6000);
      await core.payments.confirm({ payment: _id }, aStaffMember());
      await expect(revoke({ session })).rejects.toEqual(rejected('sessionReadOnly', { status: 'done' }));
      const bill = await revoke({ session, lines: [lines[0]?.id ?? ''] });
      expect(bill).toMatchObject({ status: 'done', bill: { total: 4000, paid: 6000, outstanding: -2000 } });

      const other = await take([aLine()], 2000);
      const part = await pay(other.session, other.restoreKey, 500);
      await core.payments.confirm({ payment: part._id }, aStaffMember());
      await expect(revoke({ session: other.session })).rejects.toEqual(
        rejected('voidNotPossible', { because: 'paid', paid: 500, instead: 'voidLines' }),
      );
    });

    it('closes a bill that is being paid once nothing is outstanding', async () => {
      const { core, take, revoke, pay } = await started();
      const lines = [aLine(), aLine({ product: 'rice', quantity: 2 })];
      const { session, restoreKey } = await take(lines, 6000);
      const part = await pay(session, restoreKey, 2000);
      await core.payments.confirm({ payment: part._id }, aStaffMember());
      await core.ordering.updatePayment({ session, restoreKey }, GUEST);
      expect(await revoke({ session, lines: [lines[1]?.id ?? ''] })).toMatchObject({
        status: 'done',
        paidTime: expect.any(String),
        bill: { outstanding: 0 },
      });
    });

    it('releases held tickets once nothing is outstanding', async () => {
      const { core, take, revoke, tickets, pay } = await started('before');
      const lines = [aLine(), aLine({ product: 'water' })];
      const { session, restoreKey } = await take(lines, 2000);
      const { _id: payment } = await pay(session, restoreKey, 2000);
      expect(await tickets()).toEqual([]);
      const bill = await revoke({ session, lines: [lines[0]?.id ?? ''] });
      expect(bill).toMatchObject({ status: 'done', bill: { total: 0 } });
      expect(await tickets()).toMatchObject([{ paid: true, lines: [{ product: 'water' }] }]);
      const tries = await core.payments.find({ shop: SHOP }, MANAGER);
      expect(tries.data).toMatchObject([{ _id: payment, status: 'cancelled' }]);
    });

    it('needs a manager, or the approval of one, who is recorded in the audit log', async () => {
      const { core, clock, take, revoke, audits } = await started();
      const { session } = await take([aLine()], 2000);
      const waiter = aStaffMember('waiter');
      await expect(revoke({ session }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(revoke({ session }, aStaffMember('manager', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const call = { requestId: randomUUID(), session, reason: WRONG };
      await expect(core.ordering.void(call, waiter)).rejects.toEqual(
        rejected('approvalRequired', {
          action: 'void',
          approvers: [{ _id: 'kit', name: 'Kit', role: 'manager' }],
        }),
      );
      // the same request, with the approval
      clock.advance(1000);
      await core.ordering.void({ ...call, approval: { staff: 'kit', pin: '4444' } }, waiter);
      await core.ordering.void(call, waiter);
      expect(await audits()).toMatchObject([
        {
          action: 'voidBill',
          staff: { role: 'waiter' },
          approver: { _id: 'kit', role: 'manager' },
          reason: WRONG,
        },
        { action: 'refused', staff: { role: 'waiter' }, after: { code: 'approvalRequired', action: 'void' } },
      ]);
    });

    it('T2.3 takes back what the same person has just sent, without approval', async () => {
      const { core, clock, take, revoke, audits, tickets } = await started();
      const { session } = await take([aLine()], 2000);
      const waiter = aStaffMember('waiter');
      const sent = aLine();
      await core.ordering.order(anOrder(session, { cart: [sent] }), waiter);
      const lines = [sent.id];
      await expect(revoke({ session }, waiter)).rejects.toEqual(rejected('approvalRequired'));
      await expect(revoke({ session, lines }, aStaffMember('cashier'))).rejects.toEqual(
        rejected('approvalRequired'),
      );
      clock.advance(30_000);
      const ticket = (await tickets()).find((made) => made.lines.some(({ id }) => id === sent.id));
      await core.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, aStaffMember('kitchen'));
      await expect(revoke({ session, lines }, waiter)).rejects.toEqual(rejected('approvalRequired'));
      await core.kitchen.move(ticket?._id ?? '', { status: 'waiting' }, aStaffMember('kitchen'));
      expect(await revoke({ session, lines }, waiter)).toMatchObject({ bill: { total: 2000 } });
      const row = (await audits()).find(({ action }) => action === 'voidLines');
      expect([row?.staff?.role, row?.approver]).toEqual(['waiter', undefined]);

      const late = aLine();
      await core.ordering.order(anOrder(session, { cart: [late] }), waiter);
      clock.advance(30_001);
      await expect(revoke({ session, lines: [late.id] }, waiter)).rejects.toEqual(
        rejected('approvalRequired'),
      );
    });
  });

  describe('races', () => {
    it('the same line voided twice concurrently returns its stock once', async () => {
      const { take, revoke, left, audits } = await started();
      const line = aLine({ quantity: 2 });
      const { session } = await take([line, aLine()], 6000);
      await Promise.all([1, 2, 3].map(() => revoke({ session, lines: [line.id] })));
      expect([left('rice'), (await audits()).length]).toEqual([9, 1]);
    });
  });
});
