import type { User } from '@comanda/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useBalances } from '../hooks/use-balances.ts';
import css from './card.module.css';

/** Shows a member's points by shop, with a link to the rewards. */
export function PointsCard({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { balances } = useBalances(member._id);
  return (
    <section className={cx('well', css.card)} aria-label={t('points.title')}>
      <Icon name="star" className={css.icon} />
      <div className={css.words}>
        <h3 className={css.title}>{t('points.title')}</h3>
        {balances === undefined && <p className={css.big}>–</p>}
        {balances?.length === 0 && <p className={css.quiet}>{t('points.never')}</p>}
        {balances?.map(({ id, points, place }) => (
          <p key={id} className={css.entry}>
            <span className={css.big}>{points}</span>
            <span className={css.quiet}>{place}</span>
          </p>
        ))}
        <Link to={ROUTES.memberPoints} className={css.link}>
          {t('points.toPage')}
        </Link>
      </div>
    </section>
  );
}
