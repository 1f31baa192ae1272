import type { Pictures } from '../../media/index.ts';
import type { Privacy } from '../../privacy/index.ts';
import { createAction, type Handlers } from '../call/index.ts';

const DONE = { status: 'done' } as const;

/** Serves the export and the erasing of what is kept about a member; erasing removes their picture as well. */
export function createPrivacyServices(privacy: Privacy, pictures: Pictures) {
  return {
    'users/export': createAction('users/export', privacy.export),
    'users/erase': createAction('users/erase', async (call, actor, address) => {
      const picture = await privacy.erase(call, actor, address);
      if (picture !== undefined) await pictures.remove(picture);
      return DONE;
    }),
  } satisfies Record<string, Handlers>;
}
