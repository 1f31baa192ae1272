import type { ExplainedBill } from '@comanda/domain';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import css from '../../cart/components/cart-breakdown.module.css';
import { discountSteps } from '../state/discount-steps.ts';

type DiscountExplanationProps = {
  readonly explained: ExplainedBill;
  readonly rule: string;
  /** The rule's name. */
  readonly label: string;
  /** The amount of the breakdown's row: negative, in minor units. */
  readonly amount: number;
  /** The coupon that brought the rule; without a code it is a member's own. */
  readonly coupon: { readonly code?: string } | undefined;
  readonly isGift: boolean;
  /** Returns the name of a line. */
  readonly nameOf: (line: string) => string;
};

/** Explains a discount: by dish, or across all dishes with the rules applied before it. */
export function DiscountExplanation(props: DiscountExplanationProps) {
  const { explained, rule, label, amount, coupon, isGift, nameOf } = props;
  const { t, step } = useExplanationTexts();
  const { lines, order } = discountSteps(explained.explanation, rule);
  const price = (value: number) => <Price amount={value} size="s" weight="regular" />;
  const whole = lines.reduce((sum, { effect }) => sum + effect, 0);
  // part of it was already taken off by earlier orders of the bill
  const earlier = amount - whole;
  // the rule's own step is the last row already
  const shown = earlier === 0 ? order.slice(0, -1) : order;
  const steps =
    shown.length > 0
      ? shown.map((each) => ({ id: each.key + each.before, label: step(each), value: price(each.effect) }))
      : lines.map(({ id, effect }) => ({ id, label: nameOf(id), value: price(effect) }));
  const all =
    earlier === 0 ? steps : [...steps, { id: 'already', label: t('why.already'), value: price(earlier) }];
  const byLevel = rule.startsWith('vip:') ? t('why.byLevel') : t('cart:why.discount');
  const byRule = isGift ? t('why.byGift') : byLevel;
  const code = coupon?.code;
  const byCoupon = code === undefined ? t('own.coupon') : t('why.byCode', { code });
  const reason = coupon === undefined ? byRule : byCoupon;
  return (
    <>
      <Reasons steps={all} result={{ label, amount }} />
      <p className={css.text}>{reason}</p>
    </>
  );
}
