import { CodedError } from '../coded-error.ts';
import type { Avatars } from '../core.ts';
import { ensureMember } from '../members/member-actor.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { readUser, updateUser } from './user-store.ts';

/** Whose picture is which. */
export function createAvatars({ read, write }: Pick<Workshop, 'read' | 'write'>): Avatars {
  return {
    async of(id) {
      const user = await readUser(read, id);
      return user?.status === 'active' ? user.avatar : undefined;
    },
    async change(avatar, actor) {
      const id = ensureMember(actor);
      return write(async (tx) => {
        let before: string | undefined;
        const user = await updateUser(tx, id, (known) => {
          before = known.avatar;
          return { ...known, avatar };
        });
        if (user === undefined) throw new CodedError('notFound');
        return before;
      });
    },
  };
}
