import type { PriceReason } from '@comanda/domain';

/** A price set by hand, or none to take it back. */
export type HandPrice = {
  readonly reason: PriceReason | undefined;
  /** Price of one piece, minor units. */
  readonly manualPrice: number | undefined;
};
