import { checkRule, freeParents, owedBy, type PromotionContext, piecesOf } from '../promotions/index.ts';
import type { RuleGap } from './messages.ts';
import type { RejectedTurn } from './rejected-turn.ts';

/** Free products of which fewer are there than owed (pricing P3.4, `ruleMissingFree`). */
export function missingFreeGaps(turn: RejectedTurn): readonly RuleGap[] {
  const parents = freeParents(turn.rule, turn.state.freeLines);
  return owedIn(turn).flatMap(({ product, quantity: required }) => {
    const actual = piecesOf(product, parents);
    if (actual >= required) return [];
    const params = { ...nameOf(product, turn.context), required, actual, missing: required - actual };
    return [{ key: 'gapFreeMissing' as const, params }];
  });
}

/** Free products of which more are there than owed, and those not owed (pricing P3.4, `ruleExtraFree`). */
export function extraFreeGaps(turn: RejectedTurn): readonly RuleGap[] {
  const parents = freeParents(turn.rule, turn.state.freeLines);
  const owed = new Map(owedIn(turn).map(({ product, quantity }) => [product, quantity]));
  const products = new Set(parents.map(({ line }) => line.product));
  return [...products].flatMap((product) => {
    const required = (product === undefined ? undefined : owed.get(product)) ?? 0;
    const actual = piecesOf(product, parents);
    if (actual <= required) return [];
    const params = { ...nameOf(product, turn.context), required, actual, extra: actual - required };
    return [{ key: 'gapFreeExtra' as const, params }];
  });
}

function owedIn({ rule, state, context }: RejectedTurn) {
  const check = checkRule(rule, state, context);
  return owedBy(rule, 'held' in check ? check.held.times : 1);
}

function nameOf(product: string | undefined, { catalogue }: PromotionContext) {
  return { product, name: product === undefined ? undefined : catalogue.products.get(product)?.name };
}
