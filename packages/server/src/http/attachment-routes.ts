import type { Context, Next } from 'koa';
import { CodedError } from '../coded-error.ts';
import { type Attachments, type PictureFormat, pictureRequest } from './attachments.ts';
import { hasIt } from './send-packed.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /api/attachments/{id}[-size][.webp|.jpg]` and `GET /api/thumbs/{id}`. */
export function createAttachmentRoutes(attachments: Attachments) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, kind, name] = /^\/api\/(attachments|thumbs)\/([^/]+)$/.exec(context.path) ?? [];
    if ((kind !== 'attachments' && kind !== 'thumbs') || name === undefined) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    const asked = pictureRequest(name, kind);
    if (asked === undefined) throw new CodedError('notFound');
    if (asked.format === undefined) context.set('Vary', 'Accept');
    const picture = await attachments.read({ ...asked, format: asked.format ?? formatFor(context) });
    if (picture === undefined) throw new CodedError('notFound');
    context.set('ETag', picture.etag);
    context.set('Cache-Control', FOREVER);
    context.status = 200;
    if (hasIt(context.req.headers['if-none-match'], picture.etag)) {
      context.status = 304;
      return;
    }
    context.type = picture.type;
    context.body = picture.bytes;
  };
}

/** Without an extension the browser says whether it takes the smaller format. */
function formatFor(context: Context): PictureFormat {
  return context.get('accept').includes('image/webp') ? 'webp' : 'jpg';
}
