import type { PaymentMethod } from '@comanda/contract';

/** Payment providers that keep cards for members (payments M2.10). */
const KEEPING: readonly string[] = ['stripe', 'cybersource'];

/** Returns true for a method whose provider can keep the card that is paid with; one for kept cards brings no new ones. */
export function keepsCards({ provider, kind }: Pick<PaymentMethod, 'provider' | 'kind'>): boolean {
  return KEEPING.includes(provider) && kind !== 'cardOnFile';
}
