import type { Gift, User, UserCoupon } from '@comanda/contract';
import { Link } from 'react-router';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { type Holding, useOwnCoupons, useOwnGifts, usePoints } from '../../../../data/member/holdings.ts';
import { useMember } from '../../../../data/member/login.ts';
import { toLogin } from '../../../../data/member/return-path.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { OwnCard } from './own-card.tsx';
import css from './own-offers.module.css';
import { RewardCards } from './reward-cards.tsx';

/** Number of coupons shown; the rest are on the coupon page. */
const MAX_SHOWN = 3;

/** Returns the member's valid gifts and coupons for this shop that are not in the cart or on the bill. */
function useUnusedHoldings(member: User) {
  const { data } = useReadyCatalogue();
  const { session } = useCartPricing();
  const { coupons: held } = useCoupons();
  const gifts = useOwnGifts(member._id).data ?? [];
  const coupons = useOwnCoupons(member._id).data ?? [];
  const shop: string = data.shop._id;
  const isHere = ({ shops = [] }: { readonly shops?: readonly string[] }) =>
    shops.length === 0 || shops.includes(shop);
  const isAdded = (row: Holding<Gift | UserCoupon>) =>
    held.some(({ code }) => code === row._id) ||
    session?.discounts.some(({ coupon, gift }) => coupon === row._id || gift === row._id);
  const unused = <Row extends Holding<Gift | UserCoupon>>(rows: readonly Row[]) =>
    rows.filter((row) => row.status === 'valid' && isHere(row) && isHere(row.coupon) && !isAdded(row));
  const isOwnBill = session === undefined || session.user === member._id;
  return { gifts: isOwnBill ? unused(gifts) : [], coupons: unused(coupons) };
}

function Points({ member }: { readonly member: User }) {
  const { t } = useTranslation('offers');
  const { data } = useReadyCatalogue();
  const { data: balances = [] } = usePoints(member._id, data.shop._id);
  const points = balances.reduce((sum, { amount }) => sum + amount, 0);
  if (points === 0) return null;
  return (
    <>
      <p className={css.points}>
        <Icon name="star" size="s" />
        {t('points.have', { count: points })}
      </p>
      <RewardCards member={member} points={points} />
    </>
  );
}

function Holdings({ member }: { readonly member: User }) {
  const { t } = useTranslation('offers');
  const { gifts, coupons } = useUnusedHoldings(member);
  return (
    <>
      {gifts.map((gift) => (
        <OwnCard key={gift._id} held={gift} kind="gift" member={member._id} />
      ))}
      {coupons.slice(0, MAX_SHOWN).map((coupon) => (
        <OwnCard key={coupon._id} held={coupon} kind="coupon" member={member._id} />
      ))}
      {coupons.length > MAX_SHOWN && (
        <Link to={ROUTES.coupon} className={css.link}>
          {t('own.allCoupons', { count: coupons.length })}
        </Link>
      )}
      <Points member={member} />
    </>
  );
}

/** Renders the member's gifts, coupons and points that this order could use; invites others to log in. */
export function OwnOffers() {
  const { t } = useTranslation('offers');
  const member = useMember();
  const settings = useSystemSettings();
  if (settings?.onlineMemberSystem !== true) return null;
  if (member !== undefined) return <Holdings member={member} />;
  return (
    <Link to={toLogin(ROUTES.cart)} className={css.link}>
      <Icon name="user" size="s" />
      {t('own.logIn')}
    </Link>
  );
}
