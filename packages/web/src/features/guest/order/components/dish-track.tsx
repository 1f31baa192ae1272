import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { StatusSteps, StatusWord } from '../../../../ui/display/status-steps.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { quantityText, useDishNotes } from '../../order-frame/index.ts';
import css from './dish-track.module.css';

/** Renders a dish of an order with its notes and progress. */
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
