import type { Shop } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { inSight, useOffice } from '../../frame/index.ts';
import { useUnfinishedSetup } from '../../start/index.ts';
import { OUTSIDE, officePath, type PartId, partsOf } from '../parts.ts';
import { FindAnything } from './find-anything.tsx';
import css from './office-nav.module.css';

type OfficeNavProps = {
  readonly current: PartId;
  readonly session: StaffLogin;
  /** Menu of the person signed in. */
  readonly menu: ReactNode;
  readonly place: Shop['name'] | undefined;
};

/** Navigation of the office: its parts, other screens, and the person signed in. */
export function OfficeNav({ current, session, menu, place }: OfficeNavProps) {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const { name, role } = session.staff;
  const { shop } = useOffice();
  const isUnfinished = useUnfinishedSetup(shop);
  const other = LANGUAGES.find(({ field }) => field !== locale.field && place?.[field]);
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <p className={css.brand}>
        <b>{say(place)}</b>
        {other && <span lang={other.tag}>{place?.[other.field]}</span>}
      </p>
      <FindAnything />
      <ul className={css.links}>
        {isUnfinished && role === 'owner' && (
          <li>
            <Link to={ROUTES.officeStart} className={css.link}>
              <Icon name="check" size="s" />
              {t('nav.finish')}
            </Link>
          </li>
        )}
        {partsOf(role, shop).map(({ id, icon }) => (
          <li key={id}>
            <Link
              ref={id === current ? inSight : undefined}
              to={officePath(id)}
              className={css.link}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon name={icon} size="s" />
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
        {OUTSIDE.map(({ to, icon, title }) => (
          <li key={to} className={css.outside}>
            <Link to={to} className={css.link}>
              <Icon name={icon} size="s" />
              {t(title)}
            </Link>
          </li>
        ))}
        <li className={css.outside}>
          <Link to={`${ROUTES.board}?shop=${session.shop}`} className={css.link}>
            <Icon name="eye" size="s" />
            {t('nav.board')}
          </Link>
        </li>
      </ul>
      <div className={css.person}>
        {menu}
        <span className={css.name}>{t('nav.person', { name, role: t(`staff:role.${role}`) })}</span>
      </div>
      <p className={css.version}>{t('nav.version', { version: VERSION })}</p>
    </nav>
  );
}
