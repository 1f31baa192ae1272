import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { bestDeal } from '../state/best-deal.ts';

/** Offers the cheapest combination of coupon codes that exclude each other. */
export function BestDeal() {
  const { t, money, nameText } = useExplanationTexts();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const { coupons, use } = useCoupons();
  const held = coupons.filter(({ refusal }) => refusal === undefined).map(({ rule }) => rule);
  const deal = bill && bestDeal(pricing, bill.bill, held);
  if (deal === undefined) return null;
  const names = held.filter(({ _id }) => deal.rules.includes(_id)).map(({ name }) => nameText(name));
  const text = t('coupon.bestText', { names: names.join(t('common:listComma')), amount: money(deal.saved) });
  return (
    <Banner
      icon="star"
      title={t('coupon.best')}
      text={deal.exact ? text : `${text} ${t('coupon.bestGuess')}`}
      action={
        <Button size="s" variant="quiet" onClick={() => use(deal.rules)}>
          {t('coupon.bestUse')}
        </Button>
      }
    />
  );
}
