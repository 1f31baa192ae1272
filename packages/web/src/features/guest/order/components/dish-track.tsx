import type { TableSession } from '@comanda/contract';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { StatusSteps, StatusWord } from '../../../../ui/display/status-steps.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { quantityText, useDishNotes } from '../../order-frame/index.ts';
import css from './dish-track.module.css';

type DishTrackProps = {
  readonly group: LineGroup;
  readonly type: TableSession['type'];
  /** True while the kitchen does not have it. */
  readonly isUnsent: boolean;
};

/** Names of the last step, where a dish is not served at a table. */
const HANDED_OVER = { takeAway: 'collected', delivery: 'sentOut' } as const;

/** Returns the name of a dish's status by the type of its order. */
function statusName(status: LineGroup['status'], type: TableSession['type']) {
  if (status !== 'served' || (type !== 'takeAway' && type !== 'delivery')) return status;
  return HANDED_OVER[type];
}

/** Renders a dish of an order with its notes and progress. */
export function DishTrack({ group, type, isUnsent }: DishTrackProps) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const { line, status } = group;
  const notes = useDishNotes(group);
  const image = line.image;
  // fired later by the staff, with its course (kitchen K2.4)
  const isComing = line.waitsFor !== undefined && !isUnsent;
  return (
    <li className={css.track}>
      <Picture
        alt=""
        sizes="48px"
        className={css.picture}
        tint={tintOf(line.product ?? line.id)}
        source={pictureSource(image)}
      />
      <div className={css.text}>
        <h2 className={status === 'served' ? css.served : css.name}>
          {quantityText(line.quantity, say(line.name))}
        </h2>
        <StatusWord status={status}>
          {t(isComing ? 'status.coming' : isUnsent ? 'status.unsent' : `status.${statusName(status, type)}`)}
        </StatusWord>
        {notes.length > 0 && <p className={css.notes}>{notes.join(t('comma'))}</p>}
        <div className={css.steps}>
          <StatusSteps status={status} />
        </div>
      </div>
    </li>
  );
}
