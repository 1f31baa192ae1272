import type { MemberCode, User } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { create } from '../../../data/calls/connection.ts';
import { memberKey } from '../../../data/member/holdings.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useAwakeScreen } from '../../../lib/use-awake-screen.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { SpilledCup } from '../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { WithMember } from './components/with-member.tsx';
import css from './qr-code-page.module.css';

/**
 * Refetch interval of the code, which expires after five minutes of the server's clock; the phone's may differ.
 */
const REFETCH_MS = 4 * MINUTE_MS;

function Code({ member }: { readonly member: User }) {
  useAwakeScreen();
  const { t } = useTranslation('member');
  const code = useQuery({
    queryKey: memberKey(member._id, 'code'),
    queryFn: () => create<MemberCode>('users/qrCode', {}),
    gcTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return (
    <MemberFrame title={t('qrCode.title')} backTo={ROUTES.member}>
      {code.data !== undefined ? (
        <figure className={css.figure}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(code.data.svg)}`}
            alt={t('qrCode.alt')}
            className={css.code}
          />
          <figcaption className={css.text}>
            <b>{member.name ?? member.email}</b>
            {t('qrCode.text')}
          </figcaption>
        </figure>
      ) : code.isError ? (
        <EmptyState
          live
          fills
          picture={<SpilledCup />}
          title={t('qrCode.failed')}
          text={t('qrCode.failedText')}
          action={
            <Button icon="refresh" busy={code.isFetching} onClick={() => void code.refetch()}>
              {t('common:retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton label={t('common:loading')}>
          <SkeletonBlock height={280} shape="box" />
        </Skeleton>
      )}
    </MemberFrame>
  );
}

/** Renders /member/qrCode: the code a member shows at the till, renewed while it is shown. */
export function QrCodePage() {
  return <WithMember>{(member) => <Code member={member} />}</WithMember>;
}
