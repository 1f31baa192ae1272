import { createReadStream } from 'node:fs';
import type { Context, Next } from 'koa';
import type { Exports } from '../exports/index.ts';
import { CodedError } from '../lib/index.ts';

const PATH = /^\/api\/exports\/([^/]+)\/file$/;

/** Serves `GET /api/exports/{id}/file?token=…`, the file of an export, to whoever has its link (office B8.5). */
export function createExportRoute(exports: Pick<Exports, 'download'>) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, id] = PATH.exec(context.path) ?? [];
    if (id === undefined) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    context.set('Cache-Control', 'no-store');
    context.set('Referrer-Policy', 'no-referrer');
    const { token } = context.query;
    const file = await exports.download(id, typeof token === 'string' ? token : '');
    context.status = 200;
    context.type = 'application/zip';
    context.length = file.bytes;
    context.set('Content-Disposition', `attachment; filename="${file.name}"`);
    context.body = createReadStream(file.path);
  };
}
