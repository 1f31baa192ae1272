import type { MemberCode, User } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../app/routes.ts';
import { create } from '../../../lib/api/connection.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { SpilledCup } from '../../../ui/spilled-cup.tsx';
import { memberKey } from '../api/holdings.ts';
import { useAwakeScreen } from '../hooks/use-awake-screen.ts';
import { MemberFrame } from './member-frame.tsx';
import css from './qr-code-page.module.css';
import { WithMember } from './with-member.tsx';

/** A code lives for five minutes of the server's clock, which this phone's need not agree with. */
const NEW_EVERY = 4 * 60_000;

function Code({ member }: { readonly member: User }) {
  useAwakeScreen();
  const { t } = useTranslation(['member', 'common']);
  const code = useQuery({
    queryKey: memberKey(member._id, 'code'),
    queryFn: () => create<MemberCode>('users/qrCode', {}),
    gcTime: 0,
    refetchInterval: NEW_EVERY,
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
        <Skeleton label={t('guest:loading')}>
          <Bone height={280} shape="box" />
        </Skeleton>
      )}
    </MemberFrame>
  );
}

/** /member/qrCode: what a member shows at the till; renewed while it is shown. */
export function QrCodePage() {
  return <WithMember>{(member) => <Code member={member} />}</WithMember>;
}
