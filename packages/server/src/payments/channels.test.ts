import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@comanda/contract';
import { PAYMENT_CHANNELS, type PaymentChannel } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Actor } from '../core/index.ts';
import { createPaymentMethodsService } from '../services/catalogue/payment-methods-service.ts';
import { createCounter } from './providers/counter/index.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier') as Extract<Actor, { kind: 'staff' }>;

eachDatabase((databases) => {
  /** Starts a core whose counter and cash are offered at some places, with a paired device of each kind. */
  async function started(channel: readonly PaymentChannel[] | undefined) {
    const db = await databases.open();
    const { paymentMethods, ...rest } = smallOrganisation({ staff: [] });
    const offered = { ...(channel && { channel: [...channel] }) };
    const [counter] = paymentMethods.filter(({ _id }) => _id === COUNTER);
    if (counter === undefined) throw new Error('a method is missing');
    const cash: PaymentMethod = { ...counter, _id: 'cash1', provider: 'cash', ...offered };
    const organisation = { ...rest, paymentMethods: [{ ...counter, ...offered }, cash] };
    const { core } = await seededCore(db, { organisation, providers: [createCounter()] });
    const paired = async (kind: 'till' | 'handheld' | 'kiosk') => {
      const { code } = await core.devices.pairingCode(MANAGER);
      const { device } = await core.devices.pair({ code, name: kind, kind }, 'a');
      return device._id;
    };
    const cashierOn = (device: string): Actor => ({ ...CASHIER, device });
    const atTill = cashierOn(await paired('till'));
    const onHandheld = cashierOn(await paired('handheld'));
    const kiosk: Actor = { kind: 'device', device: await paired('kiosk'), shop: SHOP, mode: 'kiosk' };
    const at = { phone: GUEST, kiosk, till: atTill, handheld: onHandheld };
    /** Pays a new order at the counter as somebody. */
    const pay = async (actor: Actor) => {
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 2000 };
      return core.payments.online(call, actor);
    };
    /** Takes the money of a new order. */
    const take = async (actor: Actor, method: string) => {
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      return core.payments.take({ requestId: randomUUID(), session, method }, { actor, address: 'test' });
    };
    const service = createPaymentMethodsService(core.catalogue, core.documents, core.payments);
    const listed = async (actor: Actor) => {
      const page = await service.find({ actor, address: '', origin: '', query: { shop: SHOP } });
      return (page as { data: { _id: string }[] }).data.map(({ _id }) => _id);
    };
    return { at, pay, take, listed };
  }

  const refusal = (offeredAt: readonly PaymentChannel[]) =>
    rejected('paymentMethodNotFound', { because: 'channel', offeredAt });

  describe('M1.1 the places at which a payment method is offered', () => {
    it('M1.1 is every one where it names none', async () => {
      const { at, pay, take, listed } = await started(undefined);
      for (const place of PAYMENT_CHANNELS) {
        expect(await pay(at[place])).toMatchObject({ method: COUNTER });
        expect(await listed(at[place])).toContain(COUNTER);
      }
      for (const place of ['till', 'handheld'] as const)
        expect(await take(at[place], 'cash')).toMatchObject({ method: 'cash1', status: 'succeeded' });
    });

    it('M1.1 is refused at every other, and not in the list of guests there', async () => {
      for (const place of PAYMENT_CHANNELS) {
        const { at, pay, listed } = await started([place]);
        for (const other of PAYMENT_CHANNELS) {
          if (other === place) expect(await pay(at[other])).toMatchObject({ method: COUNTER });
          else await expect(pay(at[other])).rejects.toEqual(refusal([place]));
        }
        expect((await listed(GUEST)).includes(COUNTER)).toBe(place === 'phone');
        expect((await listed(at.kiosk)).includes(COUNTER)).toBe(place === 'kiosk');
        // staff see every method and where it is offered
        for (const actor of [at.till, at.handheld, aStaffMember('owner')])
          expect(await listed(actor)).toContain(COUNTER);
      }
    });

    it('M1.1 holds for money that staff take, by the method or its provider’s name', async () => {
      const { at, take } = await started(['handheld']);
      for (const method of ['cash', 'cash1']) {
        expect(await take(at.handheld, method)).toMatchObject({ method: 'cash1' });
        await expect(take(at.till, method)).rejects.toEqual(refusal(['handheld']));
        // a browser that is not paired may be either
        expect(await take(CASHIER, method)).toMatchObject({ method: 'cash1' });
      }
      // of another provider the shop names no method
      expect(await take(at.till, 'manual')).toMatchObject({ method: 'manual' });
    });
  });
});
