import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Filter } from '../../db/index.ts';
import type { Terminals } from '../../payments/index.ts';
import type { Handlers } from '../call/index.ts';
import { createCatalogueList, createCatalogueService } from './catalogue-service.ts';
import type { OfficeReads } from './office-reads.ts';

/**
 * Serves the payment methods; a kiosk's list has those of card terminals only where a terminal of its own serves them
 * (payments M5.5).
 */
export function createPaymentMethodsService(
  catalogue: CatalogueReader,
  documents: OfficeReads,
  terminals: Pick<Terminals, 'ownAccounts'>,
): Required<Pick<Handlers, 'find' | 'get'>> {
  return {
    ...createCatalogueService('paymentMethods', catalogue, documents),
    ...createCatalogueList('paymentMethods', catalogue, documents, async ({ actor }) => {
      const accounts = await terminals.ownAccounts(actor);
      return accounts && atHand(accounts);
    }),
  };
}

/** Returns the methods that need no terminal, and those of the accounts whose terminals are at hand. */
function atHand(accounts: ReadonlySet<string>): Filter {
  return {
    any: [
      { field: 'provider', operator: '$ne', value: 'bbpos' },
      { field: 'account', operator: '$in', value: accounts },
    ],
  };
}
