import { randomUUID } from 'node:crypto';
import type { RefundPayment } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember } from '../../../test/kits/calls.ts';
import { cancellationFixture } from '../../../test/kits/cancellation.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';

const MANAGER = aStaffMember('manager');
const reason = { code: 'quality' } as const;
const address = 'test';

eachDatabase((databases) => {
  /** Starts a shop with a finished bill of two rice, less HK$5.00 by a coupon that may be used once. */
  async function started() {
    const fixture = await cancellationFixture(databases, 'either', { acceptOnline: true });
    const { core, take } = fixture;
    const { session, products } = await take([aLine(), aLine()], 3500, ['ONCE']);
    const pay = () =>
      core.payments.take({ requestId: randomUUID(), session, method: 'cash' }, { actor: MANAGER, address });
    const refund = (call: Partial<RefundPayment>) =>
      core.ordering.refund({ requestId: randomUUID(), session, reason, ...call }, MANAGER, address);
    const useAgain = () => take([aLine()], 1500, ['ONCE']);
    return { ...fixture, session, lines: products.map(({ id }) => id), pay, refund, useAgain };
  }

  describe('M4.4 the coupon of a bill that is given back', () => {
    it('M4.4 can be used again once nothing is left of the bill, by dishes', async () => {
      const { lines, pay, refund, useAgain } = await started();
      await pay();
      await refund({ lines: lines.slice(0, 1) });
      await expect(useAgain()).rejects.toMatchObject({ code: 'alreadyUsed' });
      await refund({ lines: lines.slice(1), preview: true });
      await expect(useAgain()).rejects.toMatchObject({ code: 'alreadyUsed' });
      await refund({ lines: lines.slice(1) });
      expect(await useAgain()).toMatchObject({ status: 'ongoing' });
    });

    it('M4.4 can be used again once nothing is left of the bill, by amounts', async () => {
      const { pay, refund, useAgain } = await started();
      await pay();
      await refund({ amount: 1500 });
      await expect(useAgain()).rejects.toMatchObject({ code: 'alreadyUsed' });
      await refund({ amount: 2000 });
      expect(await useAgain()).toMatchObject({ status: 'ongoing' });
    });

    it('M4.4 T3.8 can be used again once the paid order was declined', async () => {
      const { core, session, pay, useAgain } = await started();
      await pay();
      await core.ordering.decline({ requestId: randomUUID(), session, reason }, MANAGER);
      expect(await useAgain()).toMatchObject({ status: 'ongoing' });
    });
  });
});
