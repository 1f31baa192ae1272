import type { Shop } from '@comanda/contract';
import { useMemo } from 'react';
import type { ReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { menuCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';
import { momentOf } from '../state/rule-dates.ts';
import { type TestCart, type TestLists, testCatalogue, testedBill } from '../state/rule-test.ts';

/** Returns both bills of a test, and the catalogue that names what they say; undefined without a moment. */
export function useTestedBills(lists: TestLists, cart: TestCart, shop: Shop) {
  const versions = useMemo(() => {
    const draft = testCatalogue(lists, shop, 'draft');
    const naming: ReadyCatalogue = { data: draft, catalogue: menuCatalogue(draft) };
    return { live: testCatalogue(lists, shop, 'live'), draft, naming };
  }, [lists, shop]);
  return useMemo(() => {
    const now = momentOf(cart, shop);
    if (now === undefined) return undefined;
    return {
      live: testedBill(versions.live, cart, { now, version: 'live' }),
      draft: testedBill(versions.draft, cart, { now, version: 'draft' }),
      naming: versions.naming,
    };
  }, [versions, cart, shop]);
}

export type TestedBills = NonNullable<ReturnType<typeof useTestedBills>>;
