import type { Actor } from '../../core/index.ts';
import type { Avatars, Pictures } from '../../media/index.ts';
import { createAction, type Handlers } from '../call/index.ts';

/** Serves changes of a member's own picture: sanitised on upload, replacing the one before. */
export function createAvatarService(avatars: Avatars, pictures: Pictures) {
  async function change(picture: string | null, actor: Actor): Promise<string | null> {
    const bytes = picture === null ? undefined : Buffer.from(picture, 'base64');
    const kept = bytes && (await pictures.store(bytes, 'upload', ''));
    try {
      const before = await avatars.change(kept, actor);
      if (before !== undefined) await pictures.remove(before);
      return kept ?? null;
    } catch (error) {
      if (kept !== undefined) await pictures.remove(kept);
      throw error;
    }
  }

  return {
    'users/pic': createAction('users/pic', async ({ picture }, actor) => ({
      avatar: await change(picture, actor),
    })),
  } satisfies Record<string, Handlers>;
}
