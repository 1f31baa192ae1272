import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { phoneOf } from '../stores/index.ts';

/** A telephone number as it is stored; `badRequest` when it cannot be one. */
export function storedPhone(
  context: CoreContext,
  written: string | undefined,
  shop: string | undefined,
): string | undefined {
  if (shop !== undefined) shopOf(context, shop);
  if (written === undefined) return undefined;
  const phone = phoneOf(written, context.catalogue, shop);
  if (phone === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/phone', rule: 'phone' }] });
  return phone;
}
