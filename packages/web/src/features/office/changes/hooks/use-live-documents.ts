import type { Page } from '@comanda/contract';
import type { ChangeList } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { liveKey } from '../state/office-keys.ts';

const PAGE_SIZE = 1000;

/** Reads a list as it is published, archived documents included, page by page. */
async function readLive<Row>(list: ChangeList): Promise<readonly Row[]> {
  const page = (skip: number) =>
    connection.call<Page<Row>>('find', list, { changeSet: 'live', $limit: PAGE_SIZE, $skip: skip });
  const first = await page(0);
  const count = Math.ceil(first.total / PAGE_SIZE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, at) => page((at + 1) * PAGE_SIZE)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}

/** Returns a list as it is published; read once, and again after each publishing (`DraftProvider`). */
export function useLiveDocuments<Row>(list: ChangeList, isJoined: boolean) {
  return useQuery({
    queryKey: liveKey(list),
    enabled: isJoined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readLive<Row>(list),
  });
}
