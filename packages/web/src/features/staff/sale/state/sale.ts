import type { CartLine } from '@comanda/domain';
import type { CartBill } from '../../../../data/pricing/cart-bill.ts';
import type { OrderExtras } from './order-extras.ts';
import type { SalePlace } from './place.ts';

/** A bill with what is rung up on it. */
export type Sale = {
  readonly place: SalePlace;
  readonly section: string | undefined;
  readonly lines: readonly CartLine[];
  readonly extras: OrderExtras;
  readonly bill: CartBill | undefined;
  /** Amount outstanding with the lines, minor units. */
  readonly due: number;
};
