import type { SessionDiscount } from '@comanda/contract';
import { Coupon } from '../../../ui/coupon.tsx';
import { Price } from '../../../ui/price.tsx';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useCartPricing } from '../hooks/use-cart-pricing.ts';
import { useExplanationWords } from '../hooks/use-explanation-words.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';

/** A code that the bill carries already, and what it takes off more because of this cart. */
function BillCouponCard({ discount: { coupon, rule: id, name } }: { readonly discount: SessionDiscount }) {
  const { t, nameText } = useExplanationWords();
  const stub = useOfferStub();
  const { sessionRules = [] } = useCartPricing();
  const priced = useCartBill();
  const rule = sessionRules.find(({ _id }) => _id === id);
  const amountIn = (bill: NonNullable<typeof priced>['before']) =>
    bill?.discounts.find((each) => each.rule === id)?.amount ?? 0;
  const more = amountIn(priced?.bill) - amountIn(priced?.before);
  if (rule === undefined) return null;
  return (
    <Coupon
      active
      stub={stub(rule)}
      title={nameText(name)}
      text={coupon === undefined ? t('coupon.onBill') : `${coupon} · ${t('coupon.onBill')}`}
      action={more === 0 ? undefined : <Price amount={-more} tone="saving" />}
    />
  );
}

/** The codes of earlier orders on the bill that the cart joins: they go on counting, whoever brought them. */
export function BillCouponCards() {
  const { session } = useCartPricing();
  const discounts = session?.discounts.filter(({ source }) => source === 'coupon') ?? [];
  return discounts.map((discount) => (
    <BillCouponCard key={discount.coupon ?? discount.rule} discount={discount} />
  ));
}
