import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PricedSession } from '../model/session.ts';
import type { Section, Shop } from '../model/shop.ts';
import type { Minor } from '../model/units.ts';

/** What the price of a line depends on besides the line. */
export type PriceContext = {
  readonly shop: Shop;
  readonly session: Pick<PricedSession, 'type' | 'modifiers'>;
  readonly section?: Section;
  readonly catalogue: Catalogue;
  /** The smallest amount, in minor units. */
  readonly step: Minor;
};
