import type { User, VipLevel } from '@comanda/contract';
import type { PricedUser } from '@comanda/domain';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, lenient, object, text } from '../../lib/schema.ts';

/**
 * Who is logged in on this phone, with the profile and the level as they were read last. The tokens are not here: the one that
 * renews is in a cookie that no script reads, the other in memory.
 */
export type Login = { readonly profile: User; readonly level?: VipLevel } | null;

/** The login record (specification §3, locally stored state); null is nobody. */
export const login = createPersisted<Login>({
  key: 'comanda.login',
  version: 1,
  schema: object({
    profile: having<User>({ _id: text }),
    level: lenient(having<VipLevel>({ orderDiscount: (value) => value })),
  }),
  initial: () => null,
});

/** The member who is logged in; undefined for a guest. */
export function useMember(): User | undefined {
  return useLogin()?.profile;
}

/** A logged-in member as the engine prices for them (pricing P4.9). */
export function pricedMember(record: Login): PricedUser | undefined {
  if (record === null) return undefined;
  const { _id, status } = record.profile;
  const { level } = record;
  if (level === undefined) return { _id, status };
  return { _id, status, vipLevel: { _id: level._id, name: level.name, orderDiscount: level.orderDiscount } };
}

/** The login record now, and again with each change. */
export function useLogin(): Login {
  return usePersisted(login);
}
