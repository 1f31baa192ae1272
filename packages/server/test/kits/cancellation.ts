import { randomUUID } from 'node:crypto';
import type { CancelSession, IncomingLine, Shop, VoidSession } from '@comanda/contract';
import type { Actor } from '../../src/core/actor.ts';
import { aStaffMember, aTakeAway, GUEST } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { aCoupon, aCouponRule, aRule } from './promotions.ts';
import {
  anOption,
  aProduct,
  aShop,
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from './small-organisation.ts';
import { seededCore } from './test-core.ts';

const MANAGER = aStaffMember('manager');
/** Reason of a cancellation. */
export const WRONG = { code: 'wrongOrder', text: 'Twice' } as const;

/** Starts a core for cancellations, with a manager (PIN 4444): tracked stock, a set, a gift that comes with tea, a single-use coupon. */
export async function cancellationFixture(
  databases: TestDatabases,
  payment: 'before' | 'either' = 'either',
  shop: Partial<Shop> = {},
) {
  const organisation = smallOrganisation({
    staff: [{ _id: 'kit', name: 'Kit', role: 'manager', shops: [SHOP], pin: '4444' }],
    shops: [aShop({ payment: { takeAway: payment }, ...shop }), aShop({ _id: OTHER_SHOP })],
    products: [
      aProduct('rice', { price: 2000, stock: { quantity: 10 } }),
      aProduct('tea', { price: 1500 }),
      aProduct('water', { price: 0 }),
      aProduct('cake', { price: 3000, stock: { quantity: 5 } }),
      aProduct('set', { price: 4000, options: ['side'] }),
    ],
    productOptions: [
      anOption('side', {
        options: [{ _id: 'cake', name: name('Cake'), type: 'product', product: 'cake' }],
      }),
    ],
    orderDiscounts: [
      aRule('gift', {
        type: 'free',
        discountType: undefined,
        conditions: [{ for: 'product', product: ['tea'], minQty: 1 }],
        freeProducts: [{ product: 'cake', quantity: 1 }],
        repeat: true,
      }),
      aCouponRule('five'),
    ],
    userCoupons: [aCoupon('ONCE', 'five', { maxUses: 1 })],
  });
  const test = await seededCore(await databases.open(), { organisation });
  const { core } = test;
  const left = (product: string) => core.catalogue.menu(SHOP).get('products', product)?.stock?.quantity;
  // those with something to make: what was taken off them stays until the kitchen has seen it (K2.5)
  const tickets = async () =>
    (await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'))).data.filter(
      ({ lines }) => lines.length > 0,
    );
  const audits = async () => (await core.audit.find({ shop: SHOP }, MANAGER)).data;
  const take = async (products: readonly IncomingLine[], total: number, coupons?: string[]) => {
    const { _id, ...held } = await core.ordering.create(
      aTakeAway({ products: [...products], total, coupons }),
      GUEST,
    );
    return { session: _id, ...held };
  };
  const cancel = (call: Omit<CancelSession, 'requestId'>, actor: Actor = GUEST) =>
    core.ordering.cancel({ requestId: randomUUID(), ...call }, actor);
  const revoke = (call: Omit<VoidSession, 'requestId' | 'reason'>, actor: Actor = MANAGER) =>
    core.ordering.void({ requestId: randomUUID(), reason: WRONG, ...call }, actor);
  const pay = async (session: string, restoreKey: string, amount: number) => {
    const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount };
    return core.payments.online(call, GUEST);
  };
  return { ...test, left, tickets, audits, take, cancel, revoke, pay };
}

function name(en: string) {
  return { en, cht: en, chs: en };
}
