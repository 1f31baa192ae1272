import type { Context, Next } from 'koa';
import type { Identity } from '../accounts/index.ts';
import type { Pictures } from '../media/index.ts';
import { addressOf, type Reach } from './caller/index.ts';
import { ensureMenuEditor } from './menu-editor.ts';
import { readBytes } from './read-body.ts';

const PATH = '/api/attachments';
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Serves `POST /api/attachments`: a dish's photo as raw JPEG, PNG or WebP, from whoever may edit the menu. The caller is
 * checked before the body is read. Answers 201 with `{ attachment }`, its id (office B3.7).
 */
export function createUploadRoute(
  pictures: Pick<Pictures, 'store'>,
  identity: Pick<Identity, 'verify' | 'ensureProof'>,
  reach: Reach,
) {
  return async (context: Context, next: Next): Promise<void> => {
    if (context.path !== PATH || context.method !== 'POST') return next();
    context.set('Cache-Control', 'no-store');
    await ensureMenuEditor(context, identity);
    const bytes = await readBytes(context.req, MAX_BYTES);
    const attachment = await pictures.store(bytes, 'photo', addressOf(context.req, reach));
    context.status = 201;
    context.body = { attachment };
  };
}
