import type { ExplainedBill } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useReappliedCoupons } from '../hooks/use-reapplied-coupons.ts';
import { BestDeal } from './best-deal.tsx';
import { BillCouponCards } from './bill-coupon-cards.tsx';
import { CouponCode } from './coupon-code.tsx';
import { OfferCards } from './offer-cards.tsx';
import css from './offers.module.css';
import { OwnOffers } from './own-offers.tsx';
import { SavedCouponCards } from './saved-coupon-cards.tsx';
import { VipCard } from './vip-card.tsx';

/** Renders the cart's offers: applied, nearly met, and the guest's own coupons. */
export function Offers({ explained }: { readonly explained: ExplainedBill }) {
  const { t } = useTranslation('offers');
  useReappliedCoupons();
  return (
    <section className={css.promotions} aria-label={t('card.title')}>
      <h2 className={css.title}>{t('card.title')}</h2>
      <OfferCards explained={explained} />
      <VipCard />
      <BillCouponCards />
      <SavedCouponCards explained={explained} />
      <BestDeal />
      <OwnOffers />
      <CouponCode />
    </section>
  );
}
