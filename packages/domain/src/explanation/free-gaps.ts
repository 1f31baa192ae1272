import { checkRule, freeParents, owedBy, type PromotionContext, piecesOf } from '../promotions/index.ts';
import type { RuleGap } from './messages.ts';
import type { RejectionContext } from './rejection-context.ts';

/** Returns the free products of which pieces are missing (pricing P3.4, `ruleMissingFree`). */
export function missingFreeGaps(rejection: RejectionContext): readonly RuleGap[] {
  const parents = freeParents(rejection.rule, rejection.state.freeLines);
  return owedIn(rejection).flatMap(({ product, quantity: required }) => {
    const actual = piecesOf(product, parents);
    if (actual >= required) return [];
    const params = { ...nameOf(product, rejection.context), required, actual, missing: required - actual };
    return [{ key: 'gapFreeMissing' as const, params }];
  });
}

/** Returns the free products of which there are more than owed (pricing P3.4, `ruleExtraFree`). */
export function extraFreeGaps(rejection: RejectionContext): readonly RuleGap[] {
  const parents = freeParents(rejection.rule, rejection.state.freeLines);
  const owed = new Map(owedIn(rejection).map(({ product, quantity }) => [product, quantity]));
  const products = new Set(parents.map(({ line }) => line.product));
  return [...products].flatMap((product) => {
    const required = (product === undefined ? undefined : owed.get(product)) ?? 0;
    const actual = piecesOf(product, parents);
    if (actual <= required) return [];
    const params = { ...nameOf(product, rejection.context), required, actual, extra: actual - required };
    return [{ key: 'gapFreeExtra' as const, params }];
  });
}

function owedIn({ rule, state, context }: RejectionContext) {
  const check = checkRule(rule, state, context);
  return owedBy(rule, 'applicable' in check ? check.applicable.times : 1);
}

function nameOf(product: string | undefined, { catalogue }: PromotionContext) {
  return { product, name: product === undefined ? undefined : catalogue.products.get(product)?.name };
}
