import type { Context, Next } from 'koa';
import type { Identity } from '../accounts/index.ts';
import { CodedError } from '../lib/index.ts';
import { type CropArea, isCropArea, type Pictures } from '../media/index.ts';
import { addressOf, type Reach } from './caller/index.ts';
import { ensureMenuEditor } from './menu-editor.ts';
import { readJson } from './read-body.ts';

const PATH = /^\/api\/attachments\/([^/]+)\/crops$/;

/**
 * Serves `POST /api/attachments/{id}/crops`: a part of a dish's photo, `{ left, top, width, height }` in thousandths, as
 * an attachment of its own, from whoever may edit the menu. Answers 201 with `{ attachment }`, the same id for the same
 * part (office B3.7); `notFound` unless it is of a photo.
 */
export function createCropRoute(
  pictures: Pick<Pictures, 'crop'>,
  identity: Pick<Identity, 'verify' | 'ensureProof'>,
  reach: Reach,
) {
  return async (context: Context, next: Next): Promise<void> => {
    const photo = PATH.exec(context.path)?.[1];
    if (photo === undefined || context.method !== 'POST') return next();
    context.set('Cache-Control', 'no-store');
    await ensureMenuEditor(context, identity);
    const area = readArea(await readJson(context.req));
    const attachment = await pictures.crop(photo, area, addressOf(context.req, reach));
    if (attachment === undefined) throw new CodedError('notFound');
    context.status = 201;
    context.body = { attachment };
  };
}

/** Parses the area of a body. @throws {CodedError} badRequest */
function readArea(body: unknown): CropArea {
  const { left, top, width, height } = Object(body) as Readonly<Record<string, unknown>>;
  const area = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  const isOfNumbers = [left, top, width, height].every((each) => typeof each === 'number');
  if (!isOfNumbers || !isCropArea(area))
    throw new CodedError('badRequest', { problems: [{ field: '', rule: 'cropArea' }] });
  return area;
}
