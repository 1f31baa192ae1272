import type { User } from '@comanda/contract';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RowBones } from '../../../ui/skeleton.tsx';
import { WithCatalogue } from '../../menu/components/with-catalogue.tsx';
import { usePlace } from '../../session/state/place.ts';
import { MemberFrame } from './member-frame.tsx';
import { PointBalances } from './point-balances.tsx';
import { PointHistory } from './point-history.tsx';
import { RewardList } from './reward-list.tsx';
import { WithMember } from './with-member.tsx';

function Points({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { shop } = usePlace();
  return (
    <MemberFrame title={t('points.title')} backTo={ROUTES.member}>
      <PointBalances member={member} />
      {shop !== undefined && (
        <WithCatalogue isPart skeleton={<RowBones count={2} />}>
          <RewardList member={member} />
        </WithCatalogue>
      )}
      <PointHistory user={member._id} />
    </MemberFrame>
  );
}

/** /member/points: what a member's points are worth, what they buy, and how they came and went. */
export function PointsPage() {
  return <WithMember>{(member) => <Points key={member._id} member={member} />}</WithMember>;
}
