import type { User } from '@comanda/contract';

/** Where a member's picture is; another one has another address. Undefined when they have none. */
export function avatarAddress({ _id, avatar }: Pick<User, '_id' | 'avatar'>): string | undefined {
  if (avatar === undefined) return undefined;
  return `/api/users/pic/${encodeURIComponent(_id)}?v=${encodeURIComponent(avatar)}`;
}
