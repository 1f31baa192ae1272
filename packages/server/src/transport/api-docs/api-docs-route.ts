import { createHash } from 'node:crypto';
import { createOpenApi } from '@comanda/contract';
import type { Context, Next } from 'koa';
import manifest from '../../../package.json' with { type: 'json' };
import { createCompressible, sendCompressible } from '../../assets/compression/index.ts';
import { CodedError } from '../../lib/index.ts';
import { allowedRoles } from '../../policies/index.ts';
import { API_PAGE_POLICY, apiPage } from './api-page.ts';

const MAX_SEARCH_LENGTH = 100;
const BROTLI_QUALITY = 4;

/**
 * Serves `GET /api/docs`, a searchable page of the calls, and `/api/docs/openapi.json`, its machine-readable
 * form.
 */
export function createApiDocsRoute() {
  // built on first use: most servers are never asked
  let made: ReturnType<typeof makeDocs> | undefined;

  return async (context: Context, next: Next): Promise<void> => {
    const wanted = /^\/api\/docs(\/openapi\.json)?\/?$/.exec(context.path);
    if (wanted === null) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    made ??= makeDocs();
    const { document, asJson, whole } = made;
    if (wanted[1] !== undefined) return send(context, asJson);
    context.set('Content-Security-Policy', API_PAGE_POLICY);
    const search = new URLSearchParams(context.querystring).get('q')?.slice(0, MAX_SEARCH_LENGTH) ?? '';
    return send(context, search.trim() === '' ? whole : fileOf(apiPage(document, search), whole.type));
  };
}

function makeDocs() {
  const document = createOpenApi({ version: manifest.version, whoMay: allowedRoles });
  const asJson = fileOf(JSON.stringify(document), 'application/json; charset=utf-8');
  const whole = fileOf(apiPage(document, ''), 'text/html; charset=utf-8');
  return { document, asJson, whole };
}

type File = ReturnType<typeof fileOf>;

function fileOf(text: string, type: string) {
  const raw = Buffer.from(text);
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
  return {
    packed: createCompressible(raw, BROTLI_QUALITY),
    type,
    etag,
    cacheControl: 'no-cache',
    isText: true,
  };
}

function send(context: Context, file: File): Promise<void> {
  return sendCompressible(context, file.packed, file);
}
