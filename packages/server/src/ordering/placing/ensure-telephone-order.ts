import type { NewSession } from '@comanda/contract';
import { parsePhone } from '../../accounts/stores/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

/**
 * Throws `badRequest` with the field unless a new bill may be one taken down by telephone: by staff, to pick up or to
 * deliver, with the caller's number (till T3.6).
 */
export function ensureTelephoneOrder(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  shop: string,
  { source, type, contact }: Pick<NewSession, 'source' | 'type' | 'contact'>,
  actor: Actor,
): void {
  if (source === undefined) return;
  if (isSelfOrder(actor)) throw refusal('source', 'additionalProperties');
  if (type !== 'takeAway' && type !== 'delivery') throw refusal('source', 'type');
  if (contact?.phone === undefined) throw refusal('contact/phone', 'required');
  if (parsePhone(contact.phone, catalogue, shop) === undefined) throw refusal('contact/phone', 'format');
}

function refusal(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: `/session/${field}`, rule }] });
}
