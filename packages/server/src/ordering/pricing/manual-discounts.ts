import type { Bill, ManualDiscount, SessionDiscount, Shop } from '@comanda/contract';
import { type DiscountRule, scaledInteger, stepOf } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { frozenTerms } from './bill-terms.ts';
import type { PriceableSession } from './price-session.ts';

type Parts = Pick<CoreContext, 'catalogue'>;
/** A discount given by hand: its rule in the bill's terms, and as the bill shows it. */
type GivenDiscount = { readonly rule: DiscountRule; readonly shown: SessionDiscount };

/** The beginning of the ids of rules given by hand: `manual:1`, `manual:2`, … */
const MANUAL = 'manual:';
/** The priority of rules given by hand: what the shop gives by itself comes before. */
const PRIORITY = 1_000_000;
/** The name of a percentage or an amount that was typed. */
const TYPED: SessionDiscount['name'] = { en: 'Discount', cht: '折扣', chs: '折扣' };

/**
 * Returns the session with discounts on the whole bill given by hand, as rules of its own terms (till T4.5). Throws
 * `badRequest` with the field unless each is one of: a manual rule of the shop, a percentage, an amount.
 */
export function withManualDiscounts<Session extends PriceableSession>(
  parts: Parts,
  shop: Shop,
  session: Session,
  given: readonly ManualDiscount[],
  user: BilledUser | undefined,
): Session {
  if (given.length === 0) return session;
  const first = nextNumber(session);
  const added = given.map((discount, index) => {
    return givenDiscount(parts, shop, discount, {
      id: `${MANUAL}${first + index}`,
      at: `/discounts/${index}`,
    });
  });
  const rules = added.map(({ rule }) => rule);
  const terms = frozenTerms(parts, shop, session, rules, user);
  return { ...session, terms, discounts: [...session.discounts, ...added.map(({ shown }) => shown)] };
}

/** Throws `badRequest` with the reason if one of the last `count` discounts of a session has no effect on its bill. */
export function ensureDiscountsApply(
  { discounts }: Pick<PriceableSession, 'discounts'>,
  { rejected }: Pick<Bill, 'rejected'>,
  count: number,
): void {
  const codes = new Map<string | undefined, string>(rejected.map(({ rule, code }) => [rule, code]));
  const added = count === 0 ? [] : discounts.filter(({ source }) => source === 'manual').slice(-count);
  const problems = added.flatMap(({ rule }, index) => {
    const code = codes.get(rule);
    return code === undefined ? [] : [{ field: `/discounts/${index}`, rule: code }];
  });
  if (problems.length > 0) throw new CodedError('badRequest', { problems });
}

function nextNumber({ discounts }: Pick<PriceableSession, 'discounts'>): number {
  const numbers = discounts.flatMap(({ source, rule = '' }) =>
    source === 'manual' ? Number(rule.slice(MANUAL.length)) : [],
  );
  return Math.max(0, ...numbers) + 1;
}

type Place = { readonly id: string; readonly at: string };

function givenDiscount(parts: Parts, shop: Shop, discount: ManualDiscount, place: Place): GivenDiscount {
  const { rule, percent, amount } = discount;
  const kinds = [rule, percent, amount].filter((kind) => kind !== undefined);
  if (kinds.length !== 1) throw refusal(place.at, 'oneOf');
  if (rule !== undefined) return ofShop(parts, shop, rule, place);
  if (percent !== undefined) {
    if (scaledInteger(percent, 10_000) === undefined) throw refusal(`${place.at}/percent`, 'decimals');
    return typed('percent', percent, place);
  }
  const value = amount ?? 0;
  if (value === 0) throw refusal(`${place.at}/amount`, 'minimum');
  if (value % stepOf(shop) !== 0) throw refusal(`${place.at}/amount`, 'step');
  return typed('amount', value, place);
}

function typed(discountType: 'percent' | 'amount', value: number, { id }: Place): GivenDiscount {
  const source = 'manual' as const;
  const rule = { _id: id, source, type: 'discount', for: 'order', discountType, discount: value } as const;
  const shown = { name: TYPED, type: discountType, value, source, rule: id };
  return { rule: { ...rule, priority: PRIORITY }, shown };
}

/** Returns a copy of one of the shop's manual rules, under the bill's own id. */
function ofShop({ catalogue }: Parts, shop: Shop, id: string, place: Place): GivenDiscount {
  const rule = catalogue.get('orderDiscounts', id);
  const { shops = [] } = rule ?? {};
  const isHere = shops.length === 0 || shops.includes(shop._id);
  const isOffered = rule?.source === 'manual' && rule.type !== 'free' && isHere;
  if (!rule || !isOffered || (rule.status ?? 'active') !== 'active')
    throw refusal(`${place.at}/rule`, 'unknown');
  const { name, type, discountType = 'percent', discount: value = 0 } = rule;
  const shownType = type === 'discount' ? discountType : type;
  const shown = { name, type: shownType, value, source: 'manual' as const, rule: place.id };
  return { rule: { ...rule, _id: place.id, priority: PRIORITY }, shown };
}

function refusal(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
