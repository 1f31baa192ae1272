import type { PaymentChannel } from '@comanda/domain';
import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Actor } from '../../core/index.ts';
import type { Filter } from '../../db/index.ts';
import type { PaymentAccounts, Terminals } from '../../payments/index.ts';
import type { Handlers } from '../call/index.ts';
import { createCatalogueList, createCatalogueService } from './catalogue-service.ts';
import type { OfficeReads } from './office-reads.ts';

/**
 * Serves the payment methods. The list of guests and kiosks leaves out those whose account takes no payment (payments
 * M1.4) and those that are offered elsewhere (M1.1); a kiosk's has those of card terminals only where a terminal of its own serves them (payments M5.5).
 */
export function createPaymentMethodsService(
  catalogue: CatalogueReader,
  documents: OfficeReads,
  payments: {
    readonly terminals: Pick<Terminals, 'ownAccounts'>;
    readonly accounts: Pick<PaymentAccounts, 'offered'>;
  },
): Required<Pick<Handlers, 'find' | 'get'>> {
  return {
    ...createCatalogueService('paymentMethods', catalogue, documents),
    ...createCatalogueList('paymentMethods', catalogue, documents, async ({ actor }) => {
      const offered = await payments.accounts.offered(actor);
      const own = await payments.terminals.ownAccounts(actor);
      const place = placeOfSelfOrder(actor);
      const filters = [
        ...(offered ? [isReady(offered)] : []),
        ...(own ? [atHand(own)] : []),
        ...(place ? [isOffered(place)] : []),
      ];
      return filters.length === 0 ? undefined : { all: filters };
    }),
  };
}

/**
 * Returns the methods that need no account, those of the accounts that are ready, and the question for the tax invoice:
 * an invoice is issued later, so a guest's wish is taken while its provider is down (payments M7.4).
 */
function isReady(accounts: ReadonlySet<string>): Filter {
  return {
    any: [
      { field: 'account', operator: '$eq', value: null },
      { field: 'kind', operator: '$eq', value: 'taiwanTax' },
      { field: 'account', operator: '$in', value: accounts },
    ],
  };
}

/** Returns the place at which guests pay; undefined for staff, who see every method and where it is offered. */
function placeOfSelfOrder({ kind }: Actor): PaymentChannel | undefined {
  if (kind === 'guest' || kind === 'member') return 'phone';
  return kind === 'device' ? 'kiosk' : undefined;
}

/** Returns the methods that are offered at a place: those that name it, and those that name none (payments M1.1). */
function isOffered(place: PaymentChannel): Filter {
  return {
    any: [
      { field: 'channel', operator: '$eq', value: null },
      { field: 'channel', operator: '$eq', value: place },
    ],
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
