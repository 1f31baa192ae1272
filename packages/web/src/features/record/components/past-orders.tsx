import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useRecords } from '../api/use-records.ts';
import { useRecordSearch } from '../hooks/use-record-search.ts';
import css from './past-orders.module.css';
import { RecordBones, RecordRow } from './record-row.tsx';

const AT_ONCE = 20;
/** From so many on they are searched rather than looked through. */
const MANY = 4;

type PastOrdersProps = {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly heading?: string;
};

/** Orders of before, newest first, searched by number, restaurant, dish or day. */
export function PastOrders({ ids, heading }: PastOrdersProps) {
  const { t } = useTranslation('order');
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const isSearching = keyword.trim() !== '';
  const records = useRecords(isSearching ? ids : ids.slice(0, shown));
  const matches = useRecordSearch(keyword);
  const rows = records.filter(({ session }) => !isSearching || (session && matches(session)));
  const isReading = records.some(({ isPending }) => isPending);
  return (
    <section className={css.past} aria-label={t('pastOrders')}>
      {heading !== undefined && <h2 className={css.heading}>{heading}</h2>}
      {ids.length >= MANY && (
        <SearchField
          value={keyword}
          onChange={setKeyword}
          label={t('search.label')}
          placeholder={t('search.hint')}
          clearLabel={t('search.clear')}
        />
      )}
      <ul className={css.rows}>
        {rows.map(({ id, session, isPending }) =>
          session ? <RecordRow key={id} session={session} /> : isPending && <RecordBones key={id} />,
        )}
      </ul>
      {isSearching && rows.length === 0 && !isReading && (
        <EmptyState live title={t('search.none', { keyword: keyword.trim() })} text={t('search.noneText')} />
      )}
      {!isSearching && ids.length > shown && (
        <Button variant="tonal" onClick={() => setShown(shown + AT_ONCE)}>
          {t('showMore')}
        </Button>
      )}
    </section>
  );
}
