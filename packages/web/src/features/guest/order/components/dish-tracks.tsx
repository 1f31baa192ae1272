import type { TableSession } from '@comanda/contract';
import { generatePath, Link } from 'react-router';
import { byProgress, groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { placementsOf } from '../state/placements.ts';
import { isByPlacement } from '../state/remarks.ts';
import { DishTrack } from './dish-track.tsx';
import css from './dish-tracks.module.css';
import { Remark } from './remark.tsx';

type DishTracksProps = {
  readonly session: TableSession;
  /** True while the kitchen has none of it. */
  readonly isUnsent?: boolean;
};

/** Renders every dish of an order with its progress; at a table, grouped by placement. */
export function DishTracks({ session, isUnsent = false }: DishTracksProps) {
  const { t } = useTranslation('order');
  if (!isByPlacement(session)) {
    return (
      <ul className={css.tracks} aria-label={t('eachDish')}>
        {byProgress(groupLines(liveLines(session))).map((group) => (
          <DishTrack key={group.line.id} group={group} type={session.type} isUnsent={isUnsent} />
        ))}
      </ul>
    );
  }
  return (
    <div className={css.tracks}>
      {placementsOf(session).map(({ order, groups }) => (
        <section key={order} className={css.placement} aria-label={t('placement.name', { number: order })}>
          <Link to={generatePath(ROUTES.orderDetail, { seq: String(order) })} className={css.heading}>
            <b>{t('placement.name', { number: order })}</b>
            <Icon name="right" size="s" />
          </Link>
          <Remark {...{ session, order }} />
          <ul aria-label={t('placement.dishes', { number: order })}>
            {groups.map((group) => (
              <DishTrack key={group.line.id} group={group} type={session.type} isUnsent={isUnsent} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
