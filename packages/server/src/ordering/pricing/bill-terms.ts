import type { Shop } from '@comanda/contract';
import type { DiscountRule, Section } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser, BillTerms, StoredSession } from '../../db/index.ts';

type Catalogue = Pick<CoreContext, 'catalogue'>;
type TermedSession = Pick<StoredSession, 'type' | 'section' | 'terms'>;

/**
 * What a bill goes on being priced under once something is placed on it: its section’s rates, its shop’s taxes, its
 * member’s level, and every rule that has counted, as they were then. Whoever changes or deletes one changes later bills.
 */
export function frozenTerms(
  parts: Catalogue,
  shop: Shop,
  session: TermedSession,
  counted: readonly DiscountRule[],
  user: BilledUser | undefined,
): BillTerms {
  const { rules = [] } = session.terms ?? {};
  const known = new Set(rules.map(({ _id }) => _id));
  return {
    section: billSection(parts, session),
    taxes: session.terms?.taxes ?? applicableTaxes(parts, shop, session),
    rules: [...rules, ...counted.filter(({ _id }) => !known.has(_id))],
    user,
    zone: session.terms?.zone,
  };
}

/** The section of a bill with its rates, as the bill knows it. */
export function billSection(
  { catalogue }: Catalogue,
  { section: id, terms }: TermedSession,
): Section | undefined {
  if (id === undefined) return undefined;
  if (terms?.section?._id === id) return terms.section;
  const section = catalogue.get('sections', id);
  return section && { _id: section._id, sectionSettings: section.sectionSettings };
}

/** The taxes that a bill of this type may bear in this shop; which of them apply in its section the engine says. */
function applicableTaxes({ catalogue }: Catalogue, shop: Shop, { type }: TermedSession): BillTerms['taxes'] {
  return catalogue.list('taxSettings').filter(({ status, shops = [], orderType = [] }) => {
    const isOfShop = shops.length === 0 || shops.includes(shop._id);
    const isOfType = orderType.length === 0 || orderType.includes(type);
    return status === 'active' && isOfShop && isOfType;
  });
}

/** The rules of the moment, of which those that have counted on the bill stay as they were. */
export function withFrozenRules(
  rules: readonly DiscountRule[],
  terms: BillTerms | undefined,
): readonly DiscountRule[] {
  const { rules: kept = [] } = terms ?? {};
  const known = new Set(kept.map(({ _id }) => _id));
  return [...rules.filter(({ _id }) => !known.has(_id)), ...kept];
}
