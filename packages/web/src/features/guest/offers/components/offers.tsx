import type { ExplainedBill } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useReappliedCoupons } from '../hooks/use-reapplied-coupons.ts';
import { BestDeal } from './best-deal.tsx';
import { CouponCode } from './coupon-code.tsx';
import { LogInInvitation, OfferList } from './offer-list.tsx';
import css from './offers.module.css';
import { SavedCouponCards } from './saved-coupon-cards.tsx';

/** Renders what the guest added to the cart, the best other offer in one line, and the field for a code. */
export function Offers({ explained }: { readonly explained: ExplainedBill }) {
  const { t } = useTranslation('offers');
  useReappliedCoupons();
  return (
    <section className={css.promotions} aria-label={t('card.title')}>
      <h2 className={css.title}>{t('card.title')}</h2>
      <SavedCouponCards explained={explained} />
      <BestDeal />
      <OfferList explained={explained} />
      <LogInInvitation />
      <CouponCode />
    </section>
  );
}
