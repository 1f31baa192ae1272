import { expect, it } from 'vitest';
import { CARDS } from '../../../test/kits/account-provider.ts';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import {
  CASHIER,
  KIOSK,
  OTHER_KIOSK,
  terminalAccount,
} from '../../../test/kits/stripe-terminal/terminal-account.ts';
import type { Actor } from '../../core/index.ts';
import { createPaymentMethodsService } from './payment-methods-service.ts';

const OWNER = aStaffMember('owner');
const WITHOUT_TERMINAL = ['counter1', 'fps1', 'sandbox1'];

eachDatabase((databases) => {
  it('M5.5 a kiosk’s list has the card terminal’s method only where a terminal of its own serves it', async () => {
    const { core, terminals, kiosk } = await terminalAccount(databases);
    const service = createPaymentMethodsService(core.catalogue, core.documents, core.payments);
    const ids = async (actor: Actor, query: object = {}) => {
      const call = { actor, address: '', origin: '', query: { shop: SHOP, ...query } };
      const page = (await service.find(call)) as { total: number; data: { _id: string }[] };
      expect(page.total).toBe(page.data.length);
      return page.data.map(({ _id }) => _id).sort();
    };
    const all = [...WITHOUT_TERMINAL, CARDS].sort();
    expect(await ids(KIOSK)).toEqual(all);
    expect(await ids(OTHER_KIOSK)).toEqual(WITHOUT_TERMINAL);
    expect(await ids(OTHER_KIOSK, { provider: 'bbpos' })).toEqual([]);
    for (const actor of [GUEST, CASHIER, OWNER]) expect(await ids(actor)).toEqual(all);

    // the terminal is given to the other kiosk, then taken away, while both stay switched on
    await terminals.change(kiosk._id, { devices: ['kiosk2'] }, OWNER);
    expect(await ids(KIOSK)).toEqual(WITHOUT_TERMINAL);
    expect(await ids(OTHER_KIOSK)).toEqual(all);
    await terminals.remove(kiosk._id, OWNER);
    expect(await ids(OTHER_KIOSK)).toEqual(WITHOUT_TERMINAL);
  });

  it('M1.4 guests and kiosks are not offered what an account is not ready for; staff see it', async () => {
    const { core, account } = await terminalAccount(databases);
    const service = createPaymentMethodsService(core.catalogue, core.documents, core.payments);
    const isListed = async (actor: Actor) => {
      const page = (await service.find({ actor, address: '', origin: '', query: { shop: SHOP } })) as {
        data: { _id: string }[];
      };
      return page.data.some(({ _id }) => _id === CARDS);
    };
    expect([await isListed(GUEST), await isListed(KIOSK)]).toEqual([true, true]);
    // changed, so it has to be tested again
    await core.payments.accounts.change(account._id, { name: 'Counter cards' }, OWNER);
    expect([await isListed(GUEST), await isListed(KIOSK)]).toEqual([false, false]);
    expect([await isListed(CASHIER), await isListed(OWNER)]).toEqual([true, true]);
    await core.payments.accounts.test({ account: account._id });
    expect(await isListed(GUEST)).toBe(true);
  });
});
