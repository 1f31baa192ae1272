import type { Context, Next } from 'koa';
import { isFresh } from '../assets/compression/index.ts';
import { CodedError } from '../lib/index.ts';
import {
  type Attachments,
  type Avatars,
  type PictureFormat,
  type PictureKind,
  pictureRequest,
} from '../media/index.ts';
import { addressOf, type Reach } from './caller/index.ts';

const CACHE_CONTROL: Readonly<Record<PictureKind, string>> = {
  attachments: 'public, max-age=31536000, immutable',
  thumbs: 'public, max-age=31536000, immutable',
  // members can replace their picture, and shared caches must not store it
  pic: 'private, no-cache',
};
const PATH = /^\/api\/(?:(attachments|thumbs)|users\/(pic))\/([^/]+)$/;

/**
 * Serves `GET /api/attachments/{id}[-size][.webp|.jpg]`, `GET /api/thumbs/{id}` and `GET /api/users/pic/{id}`,
 * a member's picture by the member's id. A member without a picture and an unknown member are both `notFound`.
 */
export function createAttachmentRoutes(attachments: Attachments, avatars: Pick<Avatars, 'of'>, reach: Reach) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, open, own, name] = PATH.exec(context.path) ?? [];
    const kind = kindOf(open ?? own);
    if (kind === undefined || name === undefined) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    const asked = pictureRequest(name, kind);
    const id = kind === 'pic' && asked ? await avatars.of(asked.id) : asked?.id;
    if (asked === undefined || id === undefined) throw new CodedError('notFound');
    if (asked.format === undefined) context.set('Vary', 'Accept');
    const picture = await attachments.find({ ...asked, id, format: asked.format ?? formatFor(context) });
    if (picture === undefined) throw new CodedError('notFound');
    if (isFresh(context.req, picture.etag)) {
      setCacheHeaders(context, picture.etag, kind);
      context.status = 304;
      return;
    }
    const bytes = await picture.read(addressOf(context.req, reach));
    if (bytes === undefined) throw new CodedError('notFound');
    setCacheHeaders(context, picture.etag, kind);
    context.status = 200;
    context.type = picture.type;
    context.body = bytes;
  };
}

/** Sets the headers that let caches store and revalidate the picture. */
function setCacheHeaders(context: Context, etag: string, kind: PictureKind): void {
  context.set('ETag', etag);
  context.set('Cache-Control', CACHE_CONTROL[kind]);
}

function kindOf(word: string | undefined): PictureKind | undefined {
  return word === 'attachments' || word === 'thumbs' || word === 'pic' ? word : undefined;
}

/** Returns the format for a request without an extension, by its `Accept` header. */
function formatFor(context: Context): PictureFormat {
  return context.get('accept').includes('image/webp') ? 'webp' : 'jpg';
}
