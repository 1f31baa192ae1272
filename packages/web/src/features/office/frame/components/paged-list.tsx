import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { ListEnd } from '../../../../ui/layout/list-end.tsx';
import { NotArrived } from './not-arrived.tsx';
import css from './paged-list.module.css';

type PagedListProps = {
  /** The pages that were read. */
  readonly list: UseInfiniteQueryResult<unknown>;
  /** Number of rows on them. */
  readonly count: number;
  /** Screen reader text after a page has come. */
  readonly countText: string;
  readonly moreLabel: string;
  /** Shown in place of rows where there are none. */
  readonly empty: ReactNode;
  /** Shown between the rows and the list's end. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** List that reads its next page near its end; says that it is read, has nothing, or has not arrived. */
export function PagedList({ list, count, countText, moreLabel, empty, note, children }: PagedListProps) {
  const { t } = useTranslation('staff');
  if (list.data === undefined)
    return list.isError ? (
      <NotArrived error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton label={t('loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  const code = list.error instanceof CallError ? list.error.code : 'serverError';
  return (
    <>
      <ul className={css.rows}>{children}</ul>
      {count === 0 && !list.hasNextPage && empty}
      {note}
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        status={countText}
        moreLabel={moreLabel}
        failedText={t(`errors:${code}`)}
        retryLabel={t('common:retry')}
      />
    </>
  );
}
