import type { User } from '@comanda/contract';
import { Link } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePlace } from '../../session/state/place.ts';
import { usePoints } from '../api/holdings.ts';
import css from './card.module.css';

/** Points that can be spent here, and the way to what they buy. */
export function PointsCard({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { locale } = useLocale();
  const { shop } = usePlace();
  const { data: balances } = usePoints(member._id, shop);
  const total = balances?.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={css.card} aria-label={t('points.title')}>
      <Icon name="star" className={css.sign} />
      <div className={css.words}>
        <h3 className={css.title}>{t('points.title')}</h3>
        <p className={css.big}>
          {total === undefined ? '–' : new Intl.NumberFormat(locale.iso).format(total)}
        </p>
        <Link to={ROUTES.memberPoints} className={css.way}>
          {t('points.toPage')}
        </Link>
      </div>
    </section>
  );
}
