import type { User } from '@comanda/contract';

/** Returns the address of a member's picture, which changes with the picture; undefined if there is none. */
export function avatarAddress({ _id, avatar }: Pick<User, '_id' | 'avatar'>): string | undefined {
  if (avatar === undefined) return undefined;
  return `/api/users/pic/${encodeURIComponent(_id)}?v=${encodeURIComponent(avatar)}`;
}
