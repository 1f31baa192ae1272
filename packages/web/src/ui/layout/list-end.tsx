import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createEndWatch } from '../../lib/end-watch.ts';
import { LISTS } from '../../lib/list-constants.ts';
import { useDelayed } from '../../lib/use-delayed.ts';
import { Button } from '../controls/button.tsx';
import css from './list-end.module.css';

/** Distance below the screen at which the next page is requested, so that most readers never wait. */
const AHEAD = `${LISTS.rowHeight * LISTS.extraRows}px`;

export type ListEndProps = {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** True if a page could not be loaded: nothing more loads by itself. */
  readonly hasFailed: boolean;
  /** Loads the next page, or the one that failed. */
  readonly onMore: () => void;
  /** Screen reader text after a page has come: "20 of 43 orders". */
  readonly status: string;
  readonly moreLabel: string;
  readonly failedText: string;
  readonly retryLabel: string;
  /** Placeholder rows of the next page. */
  readonly children?: ReactNode;
};

/** Shows its content once the view was held as it is for a moment: quick pages show no placeholder. */
function AfterHold({ children }: { readonly children: ReactNode }) {
  return useDelayed(LISTS.viewHold) ? children : null;
}

/** Returns the ref of a list's end; coming near it loads the next page. */
function useNextPage({ hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef<() => void>(undefined);
  const [watch] = useState(() => createEndWatch(() => more.current?.()));
  const isWatched = hasMore && !hasFailed;
  useEffect(() => {
    more.current = isWatched && !isLoading ? onMore : undefined;
  });
  useEffect(() => {
    if (isWatched && !isLoading) watch.loaded();
  }, [isWatched, isLoading, watch]);
  useEffect(() => {
    if (!isWatched || end.current === null) return;
    const seen = ([entry]: readonly IntersectionObserverEntry[]) =>
      watch.moved(entry?.isIntersecting === true);
    const observer = new IntersectionObserver(seen, { rootMargin: `0px 0px ${AHEAD}` });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
      watch.stop();
    };
  }, [isWatched, watch]);
  return end;
}

/**
 * End of a list that loads page by page as the reader comes near (specification §7, §9), by scrolling, keyboard or
 * screen reader; a page that failed can be requested again.
 */
export function ListEnd(props: ListEndProps) {
  const { hasMore, isLoading, hasFailed, onMore, status, moreLabel, failedText, retryLabel, children } =
    props;
  const end = useNextPage(props);
  return (
    <div ref={end} className={css.end}>
      {isLoading && <AfterHold>{children}</AfterHold>}
      <p role="status" className={hasFailed ? css.failed : 'sr'}>
        {hasFailed ? failedText : status}
      </p>
      {(hasMore || hasFailed) && (
        <Button variant="quiet" busy={isLoading} onClick={onMore}>
          {hasFailed ? retryLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
