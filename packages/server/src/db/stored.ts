import type { KitchenTicket, PaymentAttempt, SessionStatus, Staff, TableSession } from '@comanda/contract';
import type { Static } from 'typebox';

/** What the catalogue tables hold: an entity as the contract has it. */
export type CatalogueDocument = { readonly _id: string };

export type StoredStaff = Staff & {
  /** scrypt hash of the PIN, with its salt and cost. */
  readonly pinHash: string;
};

/** A session without its lines, which have rows of their own. */
export type StoredSession = Omit<TableSession, 'products'> & {
  /** How many placements it has had. */
  readonly placements: number;
};

export type StoredTicket = KitchenTicket & {
  /** Lines kept back until the bill is paid have no ticket yet; `held` tickets are invisible to the kitchen. */
  readonly held: boolean;
};

export type StoredAttempt = PaymentAttempt & {
  readonly providerRef?: string;
  /** The status that the session goes back to when this attempt comes to nothing. */
  readonly sessionBefore: Static<typeof SessionStatus>;
};
