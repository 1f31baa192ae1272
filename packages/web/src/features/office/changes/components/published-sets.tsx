import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useDraft } from '../draft-context.ts';
import { usePublishedSets } from '../hooks/use-published-sets.ts';
import css from './review-sheet.module.css';

/** Sets published last, each of which can be undone (B2.9). */
export function PublishedSets({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { undo, isPublishing } = useDraft();
  const sets = usePublishedSets(isShown);
  if (sets.length === 0) return null;
  return (
    <section className={css.document}>
      <h3 className={css.title}>{t('changes.history')}</h3>
      <ul className={css.edits}>
        {sets.map(({ _id, count, publishedBy, publishedAt, undoes }) => (
          <li key={_id} className={css.edit}>
            <span className={css.field}>
              {t('changes.count', { count })}
              {undoes !== undefined && <Badge>{t('changes.wasUndo')}</Badge>}
            </span>
            <span className={css.values}>
              {publishedBy?.name} {publishedAt !== undefined && dayText(publishedAt, locale.intl)}
            </span>
            <Button variant="quiet" size="s" disabled={isPublishing} onClick={() => undo(_id)}>
              {t('common:undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
