import type { Device, PaymentAccount, Page as Rows, Terminal } from '@comanda/contract';
import { startStripeSimulator } from '@comanda/server/testing/stripe/stripe-simulator.ts';
import { expect } from 'vitest';
import type { FeathersClient } from './feathers-client.ts';
import { SHOP } from './orders.ts';
import type { DeviceKind } from './pairing.ts';
import type { RestaurantOptions } from './restaurant.ts';

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

const CANCEL = /^\/v1\/payment_intents\/\w+\/cancel$/;

/**
 * Starts a simulator of Stripe; returns it with the options of a restaurant whose terminals are driven through it.
 * `beforeCancel` has something happen in the moment in which the next cancellation arrives there.
 */
export async function simulatedStripe(): Promise<{
  readonly stripe: StripeSimulator;
  readonly options: RestaurantOptions;
  readonly beforeCancel: (act: () => void) => void;
}> {
  let next: (() => void) | undefined;
  const stripe = await startStripeSimulator({
    now: Date.now,
    async meet(moment, { path }) {
      if (moment === 'comes' && CANCEL.test(path)) {
        const act = next;
        next = undefined;
        act?.();
      }
      return undefined;
    },
  });
  return {
    stripe,
    options: { env: { SIMULATORS: JSON.stringify({ stripe: stripe.address }) } },
    beforeCancel(act) {
      next = act;
    },
  };
}

/** Adds the account of the terminals and the way to pay at them, as the owner. */
export async function takeCards(owner: FeathersClient, { secretKey }: StripeSimulator): Promise<string> {
  const { _id: account } = await owner.create<PaymentAccount>('paymentAccounts', {
    ...{ name: 'Terminals', provider: 'bbpos', mode: 'test', fields: {}, secrets: { secretKey } },
  });
  expect(await owner.create('paymentAccounts/test', { account })).toMatchObject({ status: 'working' });
  const name = { en: 'By card', cht: '拍卡', chs: '刷卡' };
  await owner.create('paymentMethods', {
    ...{ requestId: crypto.randomUUID(), changeSet: 'now' },
    document: { shop: SHOP, name, provider: 'bbpos', online: true, account },
  });
  return account;
}

/** Gives the paired devices of a kind a card reader of their own, as the owner; returns the reader. */
export async function aReader(
  owner: FeathersClient,
  stripe: StripeSimulator,
  { account, kind }: { readonly account: string; readonly kind: DeviceKind },
): Promise<string> {
  const reader = stripe.addReader();
  const { data } = await owner.find<Rows<Device>>('devices', { shop: SHOP });
  const devices = data.filter(({ name }) => name.startsWith(kind)).map(({ _id }) => _id);
  await owner.create<Terminal>('terminals', { shop: SHOP, account, name: kind, reader, devices });
  return reader;
}

/** Waits until a reader asks for a card. */
export async function asksForCard(stripe: StripeSimulator, reader: string): Promise<void> {
  await expect.poll(() => stripe.readerOf(reader).action?.status, { timeout: 30_000 }).toBe('in_progress');
}
