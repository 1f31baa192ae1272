import type { Catalogue } from '../catalogue/index.ts';
import type { Minor, PricedSession, Section, Shop } from '../model/index.ts';

/** The circumstances that the price of a line depends on. */
export type PriceContext = {
  readonly shop: Shop;
  readonly session: Pick<PricedSession, 'type' | 'modifiers'>;
  readonly section?: Section;
  readonly catalogue: Catalogue;
  /** The smallest amount, in minor units. */
  readonly step: Minor;
};
