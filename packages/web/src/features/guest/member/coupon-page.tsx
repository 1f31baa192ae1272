import type { User } from '@comanda/contract';
import { useSearchParams } from 'react-router';
import { useOwnCoupons, useOwnGifts } from '../../../data/member/holdings.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ClaimCoupon } from './components/claim-coupon.tsx';
import { HoldingList } from './components/holding-list.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { WithMember } from './components/with-member.tsx';

type Shown = 'coupons' | 'gifts';
const PARAMETER = 'show';

function Coupons({ member }: { readonly member: User }) {
  const coupons = useOwnCoupons(member._id);
  return (
    <>
      <ClaimCoupon user={member._id} />
      <HoldingList
        of="coupons"
        cards={coupons.data?.map((held) => ({ kind: 'coupon', held }) as const)}
        query={coupons}
      />
    </>
  );
}

function Gifts({ member }: { readonly member: User }) {
  const gifts = useOwnGifts(member._id);
  return (
    <HoldingList
      of="gifts"
      cards={gifts.data?.map((held) => ({ kind: 'gift', held }) as const)}
      query={gifts}
    />
  );
}

function Holdings({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const [search, setSearch] = useSearchParams();
  const shown: Shown = search.get(PARAMETER) === 'gifts' ? 'gifts' : 'coupons';
  const show = (next: Shown) => setSearch(next === 'gifts' ? { [PARAMETER]: next } : {}, { replace: true });
  return (
    <MemberFrame title={t(`held.${shown}`)} backTo={ROUTES.member}>
      <Segmented
        label={t('held.which')}
        options={[
          { value: 'coupons', label: t('held.coupons') },
          { value: 'gifts', label: t('held.gifts') },
        ]}
        value={shown}
        onChange={show}
      />
      {shown === 'gifts' ? <Gifts member={member} /> : <Coupons member={member} />}
    </MemberFrame>
  );
}

/** Renders /coupon: a member's coupons or (`?show=gifts`) gifts, and the field that claims a code. */
export function CouponPage() {
  return <WithMember>{(member) => <Holdings key={member._id} member={member} />}</WithMember>;
}
