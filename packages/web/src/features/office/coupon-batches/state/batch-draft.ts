import type { CreateCouponBatch, OrderDiscount } from '@comanda/contract';
import { ARCHIVED_AT, CODE_CHARACTERS, CODE_PREFIX, MAX_BATCH_CODES } from '@comanda/domain';

/** A new batch as it is typed. */
export type BatchDraft = {
  readonly coupon: string;
  readonly prefix: string;
  readonly characters: number;
  readonly count: string;
  /** The last day `YYYY-MM-DD`; empty for the promotion's own. */
  readonly endDate: string;
  /** The shops that are ticked; every shop that may be when empty. */
  readonly shops: readonly string[];
};

/** A field of the form that may be refused. */
export type BatchField = 'coupon' | 'prefix' | 'count' | 'endDate' | 'shops';
/** The fields that are wrong, each with the key of its text. */
type BatchProblems = { readonly [Field in BatchField]?: BatchProblem };
type BatchProblem =
  | 'couponNeeded'
  | 'prefixWrong'
  | 'countWrong'
  | 'endDateWrong'
  | 'endDatePast'
  | 'couponGone'
  | 'shopGone'
  | 'shopsNotYours';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns an empty form for a promotion. */
export function newBatch(coupon: string): BatchDraft {
  return { coupon, prefix: '', characters: CODE_CHARACTERS.fewest, count: '1000', endDate: '', shops: [] };
}

/** Returns a typed prefix in capitals and without blanks. */
export function prefixOf(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/** Returns the number that was typed; undefined for one that is no whole number. */
function countOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Returns what is wrong with a draft on a day `YYYY-MM-DD` by the shop's clock. */
export function problemsOf({ coupon, prefix, count, endDate }: BatchDraft, today: string): BatchProblems {
  const number = countOf(count);
  const isCountWrong = number === undefined || number < 1 || number > MAX_BATCH_CODES;
  const isDayWrong = endDate !== '' && !DAY.test(endDate);
  const isPast = endDate !== '' && !isDayWrong && endDate < today;
  return {
    ...(coupon === '' && { coupon: 'couponNeeded' }),
    ...(!CODE_PREFIX.test(prefix) && { prefix: 'prefixWrong' }),
    ...(isCountWrong && { count: 'countWrong' }),
    ...(isDayWrong && { endDate: 'endDateWrong' }),
    ...(isPast && { endDate: 'endDatePast' }),
  };
}

/** Returns the field at which the server's refusal is shown; none for one that is of no field. */
export function refusedField(code: string): BatchProblems {
  if (code === 'notFound') return { coupon: 'couponGone' };
  if (code === 'shopNotFound') return { shops: 'shopGone' };
  return code === 'forbidden' ? { shops: 'shopsNotYours' } : {};
}

/** Returns the call of a draft without problems. */
export function callOf(draft: BatchDraft): Omit<CreateCouponBatch, 'requestId'> {
  const { coupon, prefix, characters, count, endDate, shops } = draft;
  return {
    coupon,
    prefix,
    characters,
    count: countOf(count) ?? 0,
    ...(endDate !== '' && { endDate }),
    ...(shops.length > 0 && { shops: [...shops] }),
  };
}

/** Returns the promotions by code that are not archived. */
export function codePromotions(rules: readonly OrderDiscount[]): readonly OrderDiscount[] {
  return rules.filter((rule) => rule.source === 'coupon' && rule[ARCHIVED_AT] === undefined);
}

/** Returns the shops that a batch may be limited to: those of whoever makes it, and of the promotion. */
export function offeredShops<Shop extends { readonly _id: string }>(
  shops: readonly Shop[],
  by: { readonly role: string; readonly shops: readonly string[] },
  rule: Pick<OrderDiscount, 'shops'> | undefined,
): readonly Shop[] {
  const { shops: ofRule = [] } = rule ?? {};
  return shops.filter(
    ({ _id }) =>
      (by.role === 'owner' || by.shops.includes(_id)) && (ofRule.length === 0 || ofRule.includes(_id)),
  );
}
