import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { StatusSteps, StatusWord } from '../../../ui/status-steps.tsx';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { quantityText, useDishNotes } from '../hooks/use-dish-notes.ts';
import type { LineGroup } from '../state/progress.ts';
import css from './dish-track.module.css';

/** One dish of an order, with what belongs to it, and how far it is. */
export function DishTrack({ group }: { readonly group: LineGroup }) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const { line, status } = group;
  const notes = useDishNotes(group);
  const image = line.image;
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
        <StatusWord status={status}>{t(`status.${status}`)}</StatusWord>
        {notes.length > 0 && <p className={css.notes}>{notes.join(t('comma'))}</p>}
        <div className={css.steps}>
          <StatusSteps status={status} />
        </div>
      </div>
    </li>
  );
}
