import { readUser, updateUser } from '../accounts/stores/index.ts';
import { type Actor, type CoreContext, ensureMember } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';

export type Avatars = {
  /** The attachment that a user shows as their picture; undefined without one, and for users who are not there. */
  of(user: string): Promise<string | undefined>;
  /** Gives the member another picture, or none; answers with the one before. Throws `notFound` when they are gone. */
  change(attachment: string | undefined, actor: Actor): Promise<string | undefined>;
};

/** Whose picture is which. */
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
