import type { User } from '@comanda/contract';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { WithCatalogue } from '../catalogue-gate/index.ts';
import { MemberFrame } from './components/member-frame.tsx';
import { PointBalances } from './components/point-balances.tsx';
import { PointHistory } from './components/point-history.tsx';
import { RewardList } from './components/reward-list.tsx';
import { WithMember } from './components/with-member.tsx';

function Points({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { shop } = useOrderContext();
  return (
    <MemberFrame title={t('points.title')} backTo={ROUTES.member}>
      <PointBalances member={member} />
      {shop !== undefined && (
        <WithCatalogue isPart skeleton={<SkeletonRows count={2} />}>
          <RewardList member={member} />
        </WithCatalogue>
      )}
      <PointHistory user={member._id} />
    </MemberFrame>
  );
}

/** Renders /member/points: a member's balances, the rewards, and the point history. */
export function PointsPage() {
  return <WithMember>{(member) => <Points key={member._id} member={member} />}</WithMember>;
}
