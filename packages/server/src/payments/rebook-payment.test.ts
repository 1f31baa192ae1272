import { randomUUID } from 'node:crypto';
import type { Approval, RebookPayment } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { refunding } from '../../test/kits/refunding.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import type { Actor } from '../core/actor.ts';

const CASHIER = aStaffMember('cashier');
const MANAGER = aStaffMember('manager');
const DAY_MS = 24 * 60 * 60_000;
const reason = { code: 'other', text: 'It was a card' } as const;

eachDatabase((databases) => {
  async function paidInCash() {
    const test = await refunding(await databases.open());
    const { core, cash } = test;
    const { _id: payment } = await cash(4000);
    const rebook = (more: Partial<RebookPayment> = {}, actor: Actor = MANAGER, approval?: Approval) =>
      core.payments.rebook(
        { requestId: randomUUID(), payment, to: 'manual', reason, ...more, approval },
        { actor, address: 'test' },
      );
    return { ...test, payment, rebook };
  }

  it('M4.7 books cash as card and back on the day it came, audited, with every entry kept', async () => {
    const { core, payment, rebook, attempts } = await paidInCash();
    const bill = await rebook();
    expect(bill).toMatchObject({
      status: 'done',
      bill: { paid: 4000, outstanding: 0 },
      payments: [
        { _id: payment, amount: 4000, method: 'cash' },
        { amount: -4000, method: 'cash', refundOf: payment, isRebooked: true },
        { amount: 4000, method: 'manual', staff: `manager-${SHOP}` },
      ],
    });
    expect(bill.refunds).toBeUndefined();
    const [entry] = (await core.audit.find({ shop: SHOP }, MANAGER)).data.filter(
      ({ action }) => action === 'rebookPayment',
    );
    expect(entry).toMatchObject({
      entity: payment,
      reason,
      before: { method: 'cash' },
      after: { method: 'manual' },
    });
    expect((await attempts()).map(({ provider, status }) => `${provider} ${status}`).toSorted()).toEqual([
      'cash refunded',
      'manual succeeded',
    ]);
    const again = bill.payments.at(-1)?._id ?? '';
    const back = await rebook({ payment: again, to: 'cash' }, aStaffMember('owner'));
    expect(back.payments).toHaveLength(5);
    expect(back.bill).toMatchObject({ paid: 4000, outstanding: 0 });
    await expect(rebook()).rejects.toEqual(rejected('paymentNotPossible', { status: 'refunded' }));
  });

  it('M4.7 happens once for a repeated request, and never to another way than cash and card', async () => {
    const { rebook } = await paidInCash();
    const requestId = randomUUID();
    const one = await rebook({ requestId });
    expect(await rebook({ requestId })).toEqual(one);
    await expect(rebook({ to: 'cash' })).rejects.toMatchObject({ code: 'paymentNotPossible' });
  });

  it('T2.8 needs the approval of somebody who did not take the money, and the day of the payment', async () => {
    const { core, clock, rebook } = await paidInCash();
    const needsApproval = { code: 'approvalRequired', data: { action: 'rebook' } };
    await expect(rebook({}, CASHIER)).rejects.toMatchObject(needsApproval);
    await core.tillSettings.change(SHOP, { permissions: { cashier: { rebook: 'yes' } } }, MANAGER);
    await expect(rebook({}, CASHIER)).rejects.toMatchObject(needsApproval);
    await expect(rebook({}, aStaffMember('kitchen'))).rejects.toMatchObject({ code: 'forbidden' });
    clock.advance(DAY_MS);
    await expect(rebook()).rejects.toEqual(rejected('dayClosed'));
    clock.advance(-DAY_MS);
    expect((await rebook({}, CASHIER, { staff: 'm1', pin: '4444' })).payments).toHaveLength(3);
  });
});
