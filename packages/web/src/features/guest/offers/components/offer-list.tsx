import type { ExplainedBill } from '@comanda/domain';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { toLogin } from '../../../../data/member/return-path.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type OwnOffers, useOnlineMember, useOwnOffers } from '../hooks/use-own-offers.ts';
import { type ShopOffer, useShopOffers } from '../hooks/use-shop-offers.ts';
import { rankOffers } from '../state/rank-offers.ts';
import css from './offer-list.module.css';
import { RewardOfferCard, SavedOfferCard } from './own-offer-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';
import { ShopOfferCard } from './shop-offer-card.tsx';

type Offer = OwnOffers['offers'][number] | ShopOffer;
type OfferCardProps = { readonly offer: Offer; readonly member: string; readonly points: number };

function OfferCard({ offer, member, points }: OfferCardProps) {
  switch (offer.kind) {
    case 'gift':
    case 'coupon':
      return <SavedOfferCard offer={offer} member={member} />;
    case 'reward':
      return <RewardOfferCard offer={offer} points={points} />;
    default:
      return <ShopOfferCard offer={offer} />;
  }
}

/** Renders the best offer for the cart; the rest opens below it. */
export function OfferList({ explained }: { readonly explained: ExplainedBill }) {
  const { t } = useTranslation('offers');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const member = useOnlineMember()?._id;
  const own = useOwnOffers();
  const shop = useShopOffers(explained);
  const [best, ...rest] = rankOffers<Offer>([...own.offers, ...shop]);
  if (best === undefined) return null;
  const shownCoupons = own.offers.filter(({ kind }) => kind === 'coupon').length;
  const rewards = own.offers.flatMap((offer) => (offer.kind === 'reward' ? [offer.reward] : []));
  const card = (offer: Offer) => (
    <OfferCard key={`${offer.kind}:${offer.id}`} offer={offer} member={member ?? ''} points={own.points} />
  );
  return (
    <>
      {card(best)}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('card.more', { count: rest.length })}
            <Icon name={isOpen ? 'up' : 'down'} size="s" />
          </button>
          <div id={id} hidden={!isOpen} className={css.rest}>
            {isOpen && rest.map(card)}
            {own.couponCount > shownCoupons && (
              <Link to={ROUTES.coupon} className={css.link}>
                {t('own.allCoupons', { count: own.couponCount })}
              </Link>
            )}
          </div>
        </>
      )}
      {member !== undefined && <RewardDialog {...{ member, rewards }} points={own.points} />}
    </>
  );
}

/** Invites guests to log in, where the organisation has members. */
export function LogInInvitation() {
  const { t } = useTranslation('offers');
  const hasMembers = useSystemSettings()?.onlineMemberSystem === true;
  const member = useOnlineMember();
  if (!hasMembers || member !== undefined) return null;
  return (
    <Link to={toLogin(ROUTES.cart)} className={css.link}>
      <Icon name="user" size="s" />
      {t('own.logIn')}
    </Link>
  );
}
