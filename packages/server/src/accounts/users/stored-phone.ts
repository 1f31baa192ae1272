import { shopOf } from '../../catalogue/availability/index.ts';
import type { Workshop } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { phoneOf } from '../stores/index.ts';

/** A telephone number as it is stored; `badRequest` when it cannot be one. */
export function storedPhone(
  workshop: Workshop,
  written: string | undefined,
  shop: string | undefined,
): string | undefined {
  if (shop !== undefined) shopOf(workshop, shop);
  if (written === undefined) return undefined;
  const phone = phoneOf(written, workshop.catalogue, shop);
  if (phone === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/phone', rule: 'phone' }] });
  return phone;
}
