import type { User } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { identity } from '../../../data/member/identity.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { LanguageChoice } from '../language/index.ts';
import { MemberCards } from '../saved-cards/index.ts';
import css from './account-page.module.css';
import { Avatar } from './components/avatar.tsx';
import { LevelCard } from './components/level-card.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { PointsCard } from './components/points-card.tsx';
import { WithMember } from './components/with-member.tsx';

type AccountLinkProps = { readonly to: string; readonly icon: IconName; readonly label: string };

function AccountLink({ to, icon, label }: AccountLinkProps) {
  return (
    <li>
      <Link to={to} className={css.item}>
        <Icon name={icon} />
        <span className={css.label}>{label}</span>
        <Icon name="right" size="s" />
      </Link>
    </li>
  );
}

function LogOut() {
  const { t } = useTranslation('member');
  const [asks, setAsks] = useState(false);
  const here = useMutation({ mutationFn: () => identity.logOut() });
  const everywhere = useMutation({ mutationFn: () => identity.logOutEverywhere() });
  if (!asks) {
    return (
      <Button variant="quiet" wide onClick={() => setAsks(true)}>
        {t('logout.ask')}
      </Button>
    );
  }
  return (
    <div className={css.logout}>
      <Button variant="tonal" wide busy={here.isPending} onClick={() => here.mutate()}>
        {t('logout.here')}
      </Button>
      <Button variant="quiet" wide busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
        {t('logout.everywhere')}
      </Button>
    </div>
  );
}

function Account({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  return (
    <MemberFrame title={t('account.title')}>
      <div className={css.person}>
        <Avatar member={member} />
        <div className={css.words}>
          <h2 className={css.name}>{member.name ?? member.email}</h2>
          {member.name !== undefined && <p className={css.email}>{member.email}</p>}
          <Link to={ROUTES.memberEdit} className={css.edit}>
            {t('account.edit')}
          </Link>
        </div>
      </div>
      <LevelCard member={member} />
      <PointsCard member={member} />
      <ul className={css.items}>
        <AccountLink to={ROUTES.memberQrCode} icon="qr" label={t('account.qrCode')} />
        <AccountLink to={ROUTES.coupon} icon="coupon" label={t('held.coupons')} />
        <AccountLink to={`${ROUTES.coupon}?show=gifts`} icon="gift" label={t('held.gifts')} />
        <AccountLink to={ROUTES.record} icon="slip" label={t('account.orders')} />
      </ul>
      <Suspense>
        <MemberCards member={member} />
      </Suspense>
      <LanguageChoice />
      <LogOut />
    </MemberFrame>
  );
}

/** Renders /member: the profile, level, points and links of a member, and the log-out. */
export function AccountPage() {
  return <WithMember>{(member) => <Account member={member} />}</WithMember>;
}
