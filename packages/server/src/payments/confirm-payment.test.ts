import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, FPS, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import { createCounter } from './providers/counter/index.ts';
import { createLocalQr } from './providers/local-qr/index.ts';

const WAITER = aStaffMember('waiter');
const CASHIER = aStaffMember('cashier');
const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  async function started() {
    const { staff } = smallOrganisation();
    const organisation = smallOrganisation({
      staff: [...staff, { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: '4444' }],
    });
    const test = await seededCore(await databases.open(), {
      organisation,
      providers: [createCounter(), createLocalQr()],
    });
    const { core } = test;
    const asked = async (methodRef: string) => {
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const call = { requestId: randomUUID(), session, restoreKey, methodRef, amount: 2000 };
      return (await core.payments.online(call, GUEST))._id;
    };
    const set = (permissions: object) => core.tillSettings.change(SHOP, { permissions }, MANAGER);
    return { ...test, asked, set };
  }

  it('T2.3 cash at the counter is confirmed by whom the shop lets take cash, a bank’s code by whom it lets take cards', async () => {
    const { core, asked, set } = await started();
    const cash = rejected('forbidden', { action: 'takeCash' });
    const first = await asked(COUNTER);
    await expect(core.payments.confirm({ payment: first }, WAITER)).rejects.toEqual(cash);
    await set({ waiter: { takeCash: 'yes' }, cashier: { takeCash: 'never' } });
    await expect(core.payments.confirm({ payment: first }, CASHIER)).rejects.toEqual(cash);
    expect((await core.payments.confirm({ payment: first }, WAITER)).status).toBe('succeeded');
    expect((await core.payments.confirm({ payment: await asked(FPS) }, WAITER)).status).toBe('succeeded');

    await set({ cashier: { takeCash: 'approval', takeCard: 'never' } });
    const payment = await asked(COUNTER);
    await expect(core.payments.confirm({ payment }, CASHIER)).rejects.toMatchObject({
      code: 'approvalRequired',
      data: { action: 'takeCash' },
    });
    const approval = { staff: 'm1', pin: '4444' };
    expect((await core.payments.confirm({ payment, approval }, CASHIER)).status).toBe('succeeded');
    await expect(core.payments.confirm({ payment: await asked(FPS) }, CASHIER)).rejects.toEqual(
      rejected('forbidden', { action: 'takeCard' }),
    );
  });

  it('T2.3 a log-in is answered with what the person may do in the shop, and again as it is renewed', async () => {
    const { core, set } = await started();
    const answer = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
    expect(answer).toMatchObject({
      abilities: { takeCash: 'allowed', void: 'approval', administer: 'refused' },
    });
    await set({ cashier: { takeCash: 'never', void: 'yes' } });
    const resumed = await core.identity.resume(answer.accessToken);
    expect(resumed.answer).toMatchObject({ abilities: { takeCash: 'refused', void: 'allowed' } });
  });
});
