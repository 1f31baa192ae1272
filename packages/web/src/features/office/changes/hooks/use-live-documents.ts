import type { Page } from '@comanda/contract';
import type { ChangeList } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { liveKey } from '../state/office-keys.ts';

const PAGE_SIZE = 1000;

/** Reads a list as it is published, or was at a moment (B2.9), archived documents included, page by page. */
export async function readLive<Row>(list: ChangeList, asOf?: string): Promise<readonly Row[]> {
  const query = { changeSet: 'live', ...(asOf !== undefined && { asOf }), $limit: PAGE_SIZE };
  const page = (skip: number) => connection.call<Page<Row>>('find', list, { ...query, $skip: skip });
  const first = await page(0);
  const count = Math.ceil(first.total / PAGE_SIZE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, at) => page((at + 1) * PAGE_SIZE)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}

/** Returns a list as it is published; read once, and again after each publishing (`DraftProvider`). */
export function useLiveDocuments<Row>(list: ChangeList, isJoined: boolean) {
  return useQuery({ ...liveQuery<Row>(list), enabled: isJoined });
}

/** Returns the query of a list as it is published. */
export function liveQuery<Row>(list: ChangeList) {
  return {
    queryKey: liveKey(list),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readLive<Row>(list),
  };
}
