import { randomUUID } from 'node:crypto';
import type { ServiceMethod, ServicePath } from '@comanda/contract';
import { aTakeAway } from '../kits/calls.ts';
import { COUNTER, SHOP } from '../kits/small-organisation.ts';
import type { House, Who } from './organisation.ts';

/** Drives one call to an answer, and makes by itself what the call needs. */
type Case = (house: House) => Promise<unknown>;
export type Cases = { readonly [Name in `${ServiceMethod} ${ServicePath}`]?: Case };
type Held = {
  readonly _id: string;
  readonly restoreKey: string;
  readonly products: readonly { readonly id: string }[];
};
type Attempt = { readonly _id: string; readonly session: string };

/** A list as somebody asks for it. */
export const find =
  (path: string, query: object = {}, who: Who = 'guest'): Case =>
  async (house) =>
    (await house.as(who, path)).find({ query });
/** An entity as somebody asks for it. */
export const get =
  (path: string, id: string, query: object = {}, who: Who = 'guest'): Case =>
  async (house) =>
    (await house.as(who, path)).get(id, { query });

export async function create<Answer>(house: House, path: ServicePath, data: unknown, who: Who = 'guest') {
  return (await (await house.as(who, path)).create(data)) as Answer;
}

/** An order to take away (18.00, ten per cent off 20.00), as its phone holds it. */
export function anOrder(house: House): Promise<Held> {
  return create(house, 'tableSessions/create', aTakeAway({ total: 1800 }));
}

export async function aPayment(house: House): Promise<Attempt & { readonly restoreKey: string }> {
  const { _id: session, restoreKey } = await anOrder(house);
  const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 1800 };
  return { ...(await create<Attempt>(house, 'payments/online', call)), restoreKey };
}

export async function voided(house: House): Promise<unknown> {
  const { _id: session } = await anOrder(house);
  const reason = { code: 'wrongOrder' };
  return create(house, 'tableSessions/void', { requestId: randomUUID(), session, reason }, 'owner');
}

/** The session's rows of a list that other cases add to. */
export async function ofSession(house: House, path: string, who: Who, session: string): Promise<unknown> {
  return (await house.as(who, path)).find({ query: { shop: SHOP, session } });
}

/** Starts to pay through a provider's own call, in the guest's language. */
export const setUp =
  (path: ServicePath, methodRef: string): Case =>
  async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    const call = { requestId: randomUUID(), session, restoreKey, methodRef };
    return (await house.as('guest', path)).create(call, { query: { locale: 'zh-hk' } });
  };
