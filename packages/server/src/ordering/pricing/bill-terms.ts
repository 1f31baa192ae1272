import type { Shop } from '@comanda/contract';
import type { DiscountRule, Section } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser, BillTerms, StoredSession } from '../../db/index.ts';

type Catalogue = Pick<CoreContext, 'catalogue'>;
type SessionWithTerms = Pick<StoredSession, 'type' | 'section' | 'terms'>;

/**
 * Returns the terms that a bill keeps from its first order on: section rates, taxes, member level, delivery zone, and
 * every discount rule that has applied. Later changes of the catalogue affect later bills only.
 */
export function frozenTerms(
  parts: Catalogue,
  shop: Shop,
  session: SessionWithTerms,
  applied: readonly DiscountRule[],
  user: BilledUser | undefined,
): BillTerms {
  const { rules = [] } = session.terms ?? {};
  const known = new Set(rules.map(({ _id }) => _id));
  return {
    section: billSection(parts, shop, session),
    taxes: session.terms?.taxes ?? applicableTaxes(parts, shop, session),
    rules: [...rules, ...applied.filter(({ _id }) => !known.has(_id)).map(withoutName)],
    user,
    zone: session.terms?.zone,
  };
}

/** Returns a rule without its name, which no price depends on. */
function withoutName({ name: _name, ...rule }: DiscountRule): DiscountRule {
  return rule;
}

/** Returns the section that a bill is priced under: the frozen one if it is still the same, else the current one. */
export function billSection(
  { catalogue }: Catalogue,
  shop: Pick<Shop, '_id'>,
  { section: id, terms }: SessionWithTerms,
): Section | undefined {
  if (id === undefined) return undefined;
  if (terms?.section?._id === id) return terms.section;
  const section = catalogue.menu(shop._id).get('sections', id);
  return section && { _id: section._id, sectionSettings: section.sectionSettings };
}

/** Returns the active taxes of the shop and order type; the pricing engine selects those of the section. */
function applicableTaxes(
  { catalogue }: Catalogue,
  shop: Shop,
  { type }: SessionWithTerms,
): BillTerms['taxes'] {
  const taxes = catalogue.menu(shop._id).list('taxSettings');
  return taxes.filter(({ status, orderType = [] }) => {
    return status === 'active' && (orderType.length === 0 || orderType.includes(type));
  });
}

/** Returns the current rules, each replaced by its frozen version if the bill has one, plus frozen rules since deleted. */
export function withFrozenRules(
  rules: readonly DiscountRule[],
  terms: BillTerms | undefined,
): readonly DiscountRule[] {
  const { rules: frozen = [] } = terms ?? {};
  const known = new Set(frozen.map(({ _id }) => _id));
  return [...rules.filter(({ _id }) => !known.has(_id)), ...frozen];
}
