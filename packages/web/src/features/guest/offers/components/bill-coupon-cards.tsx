import type { SessionDiscount } from '@comanda/contract';
import { shownCode } from '../../../../data/coupons/shown-code.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';

/** Renders a coupon or gift already on the bill, with the additional discount it gives on this cart. */
function BillCouponCard({
  discount: { coupon, gift, rule: id, name },
}: {
  readonly discount: SessionDiscount;
}) {
  const { t, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  const { sessionRules = [] } = useCartPricing();
  const priced = useCartBill();
  const rule = sessionRules.find(({ _id }) => _id === id);
  const amountIn = (bill: NonNullable<typeof priced>['before']) =>
    bill?.discounts.find((each) => each.rule === id)?.amount ?? 0;
  const more = amountIn(priced?.bill) - amountIn(priced?.before);
  const lead = gift === undefined ? shownCode(coupon) : t('gift.yours');
  if (rule === undefined) return null;
  return (
    <Coupon
      active
      stub={stub(rule)}
      title={nameText(name)}
      text={lead === undefined ? t('coupon.onBill') : `${lead} · ${t('coupon.onBill')}`}
      action={more === 0 ? undefined : <Price amount={-more} tone="saving" />}
    />
  );
}

/**
 * Renders the coupons and gifts of earlier orders on the bill that the cart joins; they count for this order, too.
 */
export function BillCouponCards() {
  const { session } = useCartPricing();
  const discounts = session?.discounts.filter(({ source }) => source !== 'member') ?? [];
  return discounts.map((discount) => (
    <BillCouponCard key={discount.coupon ?? discount.rule} discount={discount} />
  ));
}
