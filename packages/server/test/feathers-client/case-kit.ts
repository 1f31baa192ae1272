import { randomUUID } from 'node:crypto';
import type { ServiceMethod, ServicePath } from '@comanda/contract';
import { aTakeAway } from '../kits/calls.ts';
import { COUNTER, SHOP } from '../kits/small-organisation.ts';
import type { TestOrganisation, Who } from './organisation.ts';

/** Makes one call, including what it depends on, and returns its answer. */
type Case = (organisation: TestOrganisation) => Promise<unknown>;
export type Cases = { readonly [Name in `${ServiceMethod} ${ServicePath}`]?: Case };
type Held = {
  readonly _id: string;
  readonly restoreKey: string;
  readonly products: readonly { readonly id: string }[];
};
type Attempt = { readonly _id: string; readonly session: string };

/** Creates a case that queries a list. */
export const find =
  (path: string, query: object = {}, who: Who = 'guest'): Case =>
  async (organisation) =>
    (await organisation.as(who, path)).find({ query });
/** Creates a case that reads an entity. */
export const get =
  (path: string, id: string, query: object = {}, who: Who = 'guest'): Case =>
  async (organisation) =>
    (await organisation.as(who, path)).get(id, { query });

export async function create<Answer>(
  organisation: TestOrganisation,
  path: ServicePath,
  data: unknown,
  who: Who = 'guest',
) {
  return (await (await organisation.as(who, path)).create(data)) as Answer;
}

/** Places a takeaway order (18.00, ten per cent off 20.00); returns it as its phone holds it. */
export function anOrder(organisation: TestOrganisation): Promise<Held> {
  return create(organisation, 'tableSessions/create', aTakeAway({ total: 1800 }));
}

export async function aPayment(
  organisation: TestOrganisation,
): Promise<Attempt & { readonly restoreKey: string }> {
  const { _id: session, restoreKey } = await anOrder(organisation);
  const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 1800 };
  return { ...(await create<Attempt>(organisation, 'payments/online', call)), restoreKey };
}

export async function voided(organisation: TestOrganisation): Promise<unknown> {
  const { _id: session } = await anOrder(organisation);
  const reason = { code: 'wrongOrder' };
  return create(organisation, 'tableSessions/void', { requestId: randomUUID(), session, reason }, 'owner');
}

/** Returns the session's rows of a list that other cases add to. */
export async function ofSession(
  organisation: TestOrganisation,
  path: string,
  who: Who,
  session: string,
): Promise<unknown> {
  return (await organisation.as(who, path)).find({ query: { shop: SHOP, session } });
}

/** Creates a case that starts a payment through a provider's own call, in the guest's language. */
export const setUp =
  (path: ServicePath, methodRef: string): Case =>
  async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, restoreKey, methodRef };
    return (await organisation.as('guest', path)).create(call, { query: { locale: 'zh-hk' } });
  };
