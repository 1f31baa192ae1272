import { describe, expect, it } from 'vitest';
import { aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { HOSTED_METHODS, hostedProviders } from '../../test/kits/hosted-providers.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { StartContext } from './port/payment-provider.ts';

eachDatabase((databases) => {
  async function billed(providers = hostedProviders()) {
    const { paymentMethods } = smallOrganisation();
    const organisation = smallOrganisation({
      staff: [],
      paymentMethods: [...paymentMethods, ...HOSTED_METHODS],
    });
    const { core } = await seededCore(await databases.open(), { organisation, providers });
    const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
    const call = (methodRef: string, more: object = {}) => ({
      requestId: crypto.randomUUID(),
      session,
      restoreKey,
      methodRef,
      ...more,
    });
    return { core, session, restoreKey, call };
  }

  describe('paying with a provider that has its own call', () => {
    it('requests the outstanding amount, in the guest’s language', async () => {
      const published: StartContext[] = [];
      const { core, call } = await billed(hostedProviders(published));
      const attempt = await core.payments.setUp(
        'cybersource',
        call('cybersource', { savedInfo: true }),
        'zh-hk',
        GUEST,
      );
      expect(attempt).toMatchObject({ provider: 'cybersource', amount: 2000, status: 'requiresAction' });
      expect(attempt.redirect).toBe('https://pay.example/cybersource');
      expect(published).toEqual([
        {
          // a guest who is no member has nobody to keep a card for
          locale: 'zh-hk',
          publicUrl: 'http://localhost',
          method: HOSTED_METHODS.find(({ provider }) => provider === 'cybersource'),
          shop: expect.objectContaining({ _id: SHOP }),
          now: expect.any(String),
        },
      ]);
    });

    it('M2.3 M5.1 starts again in the language it was asked for first', async () => {
      const asked: (string | undefined)[] = [];
      const providers = hostedProviders().map((provider) => ({
        ...provider,
        async start(...args: Parameters<typeof provider.start>) {
          asked.push(args[1].locale);
          if (asked.length === 1) throw new Error('no answer');
          return provider.start(...args);
        },
      }));
      const { core, call } = await billed(providers);
      const request = call('cybersource', { amount: 2000 });
      await expect(
        core.payments.online({ ...request, amount: 2000, locale: 'zh-hk' }, GUEST),
      ).rejects.toEqual(rejected('providerUnavailable'));
      const attempt = await core.payments.online({ ...request, amount: 2000, locale: 'en' }, GUEST);
      expect(attempt.status).toBe('requiresAction');
      expect(asked).toEqual(['zh-hk', 'zh-hk']);
    });

    it('is one attempt for a repeated request', async () => {
      const { core, call } = await billed();
      const request = call('razer', { amount: 500 });
      const tries = await Promise.all(
        [1, 2, 3].map(() => core.payments.setUp('razer', request, 'en', GUEST)),
      );
      expect(new Set(tries.map(({ _id }) => _id)).size).toBe(1);
    });

    it('accepts methods of that provider only, and leaves the bill unchanged', async () => {
      const { core, session, restoreKey, call } = await billed();
      for (const method of [COUNTER, 'razer', 'nothing']) {
        await expect(core.payments.setUp('bbpos', call(method), 'en', GUEST)).rejects.toEqual(
          rejected('paymentMethodNotFound'),
        );
      }
      expect(await core.ordering.get(session, restoreKey, GUEST)).toMatchObject({ status: 'ongoing' });
    });

    it('is refused before anything is stored if the provider is not configured', async () => {
      const { core, session, restoreKey, call } = await billed([]);
      const tries = [
        () => core.payments.setUp('bbpos', call('bbpos'), 'en', GUEST),
        () => core.payments.online({ ...call('bbpos'), amount: 2000 }, GUEST),
      ];
      for (const pay of tries) await expect(pay()).rejects.toEqual(rejected('paymentMethodNotFound'));
      expect(await core.ordering.get(session, restoreKey, GUEST)).toMatchObject({ status: 'ongoing' });
    });
  });
});
