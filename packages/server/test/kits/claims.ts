import { randomUUID } from 'node:crypto';
import type { ClaimSetup } from '@comanda/contract';

/** Returns the data of a claim by Lin of Moon Lane Tea in Taiwan. */
export function aClaim(more: Partial<ClaimSetup> = {}): ClaimSetup {
  return {
    requestId: randomUUID(),
    token: 'made-up',
    owner: { name: 'Lin', email: 'Lin@example.com', password: 'Right-Horse-3' },
    shop: { name: 'Moon Lane Tea', locale: 'en', country: 'TW' },
    ...more,
  };
}
