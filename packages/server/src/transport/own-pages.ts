import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';
import { isOwnOrigin, type Reach } from './caller/index.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what pages of other sites would change through a visitor's browser; a link to a page stays a link. */
export function createOwnPages(reach: Reach) {
  return async (context: Context, next: Next): Promise<void> => {
    if (!READS.has(context.method) && !isOwnOrigin(context.req, reach)) throw new CodedError('forbidden');
    await next();
  };
}
