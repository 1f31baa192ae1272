import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useSetsBetween } from '../hooks/use-difference.ts';
import type { ComparedMoments } from '../state/days.ts';
import css from './history-part.module.css';

/** The sets that were published between two moments, the last first: when, by whom, and how many changes. */
export function SetsBetween({ moments }: { readonly moments: ComparedMoments }) {
  const { t } = useTranslation('office-history');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const { data, error, refetch } = useSetsBetween(moments);
  if (error !== null && data === undefined)
    return <NotArrived error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="sets">
      <h2 id="sets">{t('published.title')}</h2>
      <ul className={css.sets}>
        {data.data.map(({ _id, name, count, publishedBy, publishedAt = '', undoes }) => (
          <li key={_id} className={css.set}>
            <b>{name ?? t('published.count', { count })}</b>
            {undoes !== undefined && <Badge>{t('published.undone')}</Badge>}
            <span className={css.note}>
              {t('published.by', {
                time: publishedAt && dateText(publishedAt, locale.intl, shop?.timezone),
                name: publishedBy?.name ?? t('published.program'),
              })}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.data.length && (
        <p className={css.note}>{t('published.older', { count: data.total - data.data.length })}</p>
      )}
    </section>
  );
}
