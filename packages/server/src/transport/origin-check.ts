import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';
import { isSameOrigin, type Reach } from './caller/index.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects writes initiated by pages of other sites; reads, such as links to a page, pass. */
export function createOriginCheck(reach: Reach) {
  return async (context: Context, next: Next): Promise<void> => {
    if (!READS.has(context.method) && !isSameOrigin(context.req, reach)) throw new CodedError('forbidden');
    await next();
  };
}
