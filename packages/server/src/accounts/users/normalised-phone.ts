import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { parsePhone } from '../stores/index.ts';

/** Returns a telephone number in E.164, undefined without one. Throws `badRequest`, or `shopNotFound`. */
export function normalisedPhone(
  context: CoreContext,
  text: string | undefined,
  shop: string | undefined,
): string | undefined {
  if (shop !== undefined) shopOf(context, shop);
  if (text === undefined) return undefined;
  const phone = parsePhone(text, context.catalogue, shop);
  if (phone === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/phone', rule: 'phone' }] });
  return phone;
}
