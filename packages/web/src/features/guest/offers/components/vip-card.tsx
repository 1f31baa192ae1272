import { chargeRows } from '../../../../data/pricing/charge-rows.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';
import { percentLabel } from '../hooks/use-offer-stub.ts';
import { vipPercent } from '../state/vip-percent.ts';

/** Shows the member's level where it makes this order cheaper. */
export function VipCard() {
  const { t, nameText, percent } = useExplanationTexts();
  const { locale } = useLocale();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const rows = bill === undefined ? [] : chargeRows(bill, pricing);
  const row = rows.find((each) => each.kind === 'discount' && each.ruleId.startsWith('vip:'));
  if (row?.kind !== 'discount' || row.rule === undefined) return null;
  const off = vipPercent(row.ruleId, pricing);
  const level = nameText(row.rule.name);
  return (
    <Coupon
      active
      stub={{ icon: 'crown', small: level }}
      title={
        off === undefined
          ? level
          : t('vip.title', { level, ...percentLabel(off, locale.intl), percent: percent(off) })
      }
      text={t('vip.text')}
      action={<Price amount={row.amount} tone="saving" />}
    />
  );
}
