import type { ReactNode } from 'react';
import type { StaffLogin } from '../../data/devices/staff-session.ts';
import { useShop } from '../../data/shops/use-shops.ts';
import { StaffMenu } from '../../features/staff/sign-in/components/staff-menu.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Banner } from './banner.tsx';
import css from './work-frame.module.css';

export type StaffFrameProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly session: StaffLogin;
  /** The connection is gone: what is shown may be old. */
  readonly isLost: boolean;
  /** Beside the menu of who is signed in. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** Head and sheet of the staff's small pages. */
export function StaffFrame({ title, icon, session, isLost, tools, children }: StaffFrameProps) {
  const { t } = useTranslation('staff');
  const { say } = useLocale();
  const shop = useShop(session.shop);
  return (
    <>
      <header className={css.bar}>
        <h1 className={css.title}>
          <Icon name={icon} className={css.sign} />
          {title}
        </h1>
        <span className={css.shop}>{say(shop?.name)}</span>
        {tools}
        <StaffMenu session={session} />
      </header>
      <main className={css.page}>
        {isLost && !session.hasEnded && (
          <Banner tone="bad" icon="offline" title={t('lost.title')} text={t('lost.text')} />
        )}
        {children}
      </main>
    </>
  );
}
