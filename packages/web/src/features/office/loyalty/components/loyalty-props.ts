import type { Shop } from '@comanda/contract';
import type { ReactNode } from 'react';
import type { ProgrammeLists, RuleLists } from '../../promotions/index.ts';

export type LoyaltyProps = {
  readonly rules: RuleLists;
  readonly programme: ProgrammeLists;
  readonly shop: Shop;
};

/** A page of the part, with the buttons that lead to the others. */
export type LoyaltyPageProps = LoyaltyProps & { readonly tabs: ReactNode };
