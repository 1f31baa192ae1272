import type { FeathersError } from '@feathersjs/errors';
import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';

/** Answers errors in the wire format. A path that no middleware answers is `notFound`. */
export function createRestErrors(toWire: (error: unknown) => FeathersError) {
  return async (context: Context, next: Next): Promise<void> => {
    try {
      await next();
      const isUnanswered = context.status === 404 && (context.body === undefined || context.body === null);
      if (isUnanswered) throw new CodedError('notFound');
    } catch (error) {
      const wire = toWire(error);
      context.status = wire.code;
      context.set('Cache-Control', 'no-store');
      const { retryAfter } = wire.data;
      if (typeof retryAfter === 'number') context.set('Retry-After', String(retryAfter));
      // the unread rest of a refused body cannot be told from the next request
      if (wire.code === 413) context.set('Connection', 'close');
      context.body = wire.toJSON();
    }
  };
}
