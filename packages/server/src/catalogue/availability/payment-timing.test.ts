import type { PaymentMethod } from '@comanda/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { paymentTiming } from './payment-timing.ts';

eachDatabase((databases) => {
  const timing = async (kinds: readonly PaymentMethod['kind'][]) => {
    const { paymentMethods, ...rest } = smallOrganisation();
    const [counter, , online] = paymentMethods;
    if (counter === undefined || online === undefined) throw new Error('a method is missing');
    const ways = kinds.map((kind, at) => ({ ...online, _id: `online${at}`, ...(kind && { kind }) }));
    const organisation = { ...rest, paymentMethods: [counter, ...ways] };
    const { core } = await seededCore(await databases.open(), { organisation });
    await core.catalogue.load(SHOP);
    const shop = core.catalogue.get('shops', SHOP);
    if (shop === undefined) throw new Error('the shop is missing');
    return paymentTiming(core, { ...shop, payment: undefined }, { type: 'takeAway', source: 'selfOrder' });
  };

  it('M1.1 goes by what is offered where the order is made: on the guest’s phone, or at a kiosk', async () => {
    const { paymentMethods, ...rest } = smallOrganisation();
    const [counter, , online] = paymentMethods;
    if (counter === undefined || online === undefined) throw new Error('a method is missing');
    const organisation = { ...rest, paymentMethods: [counter, { ...online, channel: ['kiosk' as const] }] };
    const { core } = await seededCore(await databases.open(), { organisation });
    await core.catalogue.load(SHOP);
    const shop = core.catalogue.get('shops', SHOP);
    if (shop === undefined) throw new Error('the shop is missing');
    const timingOf = (source: 'selfOrder' | 'kiosk') =>
      paymentTiming(core, { ...shop, payment: undefined }, { type: 'takeAway', source });
    expect([timingOf('kiosk'), timingOf('selfOrder')]).toEqual(['before', 'either']);
  });

  it('M1.2 asks for payment ahead where everybody can pay online, not for kept cards or an invoice alone', async () => {
    expect(await timing([undefined])).toBe('before');
    expect(await timing(['cardOnFile', 'taiwanTax'])).toBe('either');
    expect(await timing(['cardOnFile', undefined])).toBe('before');
  });
});
