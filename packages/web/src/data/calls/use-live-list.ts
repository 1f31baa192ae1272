import { EVENTS, type EventTopic } from '@comanda/contract/events';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEventBuffer } from '../../lib/event-buffer.ts';
import { connection } from './connection.ts';
import { followQuery } from './keep-fresh.ts';

export type LiveList<Row> = {
  readonly queryKey: QueryKey;
  /** Service whose events change the list. */
  readonly topic: Exclude<EventTopic, 'authentication'>;
  /** Returns the rows after an event, or undefined if they lack changes before it and are to be read again. */
  readonly apply: (rows: readonly Row[], data: unknown) => readonly Row[] | undefined;
  readonly read: () => Promise<readonly Row[]>;
  /** False while the list cannot be read. */
  readonly isEnabled: boolean;
  /** Occasions on which the list is refetched; `owner` if somebody else refetches it. */
  readonly refetch: 'shown' | 'inBackground' | 'owner';
};

/** Returns a list that is read whole, changed by events and refetched; `list` must be memoized. */
export function useLiveList<Row>(list: LiveList<Row>) {
  const queries = useQueryClient();
  const buffer = useEventBuffer<readonly Row[]>();
  useEffect(() => {
    const { queryKey, topic, apply, isEnabled, refetch } = list;
    if (!isEnabled && refetch !== 'owner') return;
    const onEvent = (data: unknown) => {
      const rows = queries.getQueryData<readonly Row[]>(queryKey);
      if (rows && apply(rows, data) === undefined) void queries.invalidateQueries({ queryKey });
      const change = (held: readonly Row[]) => apply(held, data) ?? held;
      queries.setQueryData<readonly Row[]>(queryKey, (held) => held && change(held));
      buffer.record(change);
    };
    const stops = EVENTS[topic].map((event) => connection.onEvent(topic, event, onEvent));
    if (refetch !== 'owner') {
      stops.push(followQuery(queries, queryKey, { inBackground: refetch === 'inBackground' }));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, buffer, list]);
  return useQuery({
    queryKey: list.queryKey,
    enabled: list.isEnabled,
    queryFn: () => buffer.read(list.read),
  });
}
