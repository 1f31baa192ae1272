import { readUser, updateUser } from '../accounts/stores/index.ts';
import { type Actor, type CoreContext, ensureMember } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';

export type Avatars = {
  /** Returns the attachment id of a user's picture; undefined without one, and for unknown or disabled users. */
  of(user: string): Promise<string | undefined>;
  /** Sets or removes the member's picture; returns the previous one. Throws `notFound`. */
  change(attachment: string | undefined, actor: Actor): Promise<string | undefined>;
};

/** Creates the pictures of members. */
export function createAvatars({ read, write }: Pick<CoreContext, 'read' | 'write'>): Avatars {
  return {
    async of(id) {
      const user = await readUser(read, id);
      return user?.status === 'active' ? user.avatar : undefined;
    },
    async change(avatar, actor) {
      const id = ensureMember(actor);
      return write(async (tx) => {
        let before: string | undefined;
        const user = await updateUser(tx, id, (stored) => {
          before = stored.avatar;
          return { ...stored, avatar };
        });
        if (user === undefined) throw new CodedError('notFound');
        return before;
      });
    },
  };
}
