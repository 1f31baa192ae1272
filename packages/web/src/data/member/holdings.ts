import type {
  Gift,
  OrderDiscount,
  Page,
  PointBalance,
  PointEntry,
  Reward,
  ServicePath,
  UserCoupon,
  VipLevel,
  VipProgress,
} from '@comanda/contract';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LISTS } from '../../lib/list-constants.ts';
import { isPassing } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { readList } from '../calls/read-list.ts';

/** A coupon or gift with its rule in place of the rule's id. */
export type Holding<Row extends { coupon: unknown }> = Omit<Row, 'coupon'> & {
  readonly coupon: OrderDiscount;
};

const MAX_COUNT = 100;

async function find<Row>(service: ServicePath, query: object): Promise<readonly Row[]> {
  const answer = await connection.call<Page<Row> | Row[]>('find', service, query);
  return Array.isArray(answer) ? answer : answer.data;
}

/** Returns the root key of a member's queries. */
export function memberKey(user: string, ...rest: readonly string[]) {
  return ['member', user, ...rest] as const;
}

/** Returns a member's coupons, newest first; none for a guest. */
export function useOwnCoupons(user: string | undefined) {
  return useQuery({
    queryKey: memberKey(user ?? '', 'coupons'),
    enabled: user !== undefined,
    queryFn: () =>
      find<Holding<UserCoupon>>('userCoupons', { user, $populate: ['coupon'], $limit: MAX_COUNT }),
  });
}

/** Returns a member's gifts, newest first; none for a guest. */
export function useOwnGifts(user: string | undefined) {
  return useQuery({
    queryKey: memberKey(user ?? '', 'gifts'),
    enabled: user !== undefined,
    queryFn: () => find<Holding<Gift>>('gifts', { user, $populate: ['coupon'], $limit: MAX_COUNT }),
  });
}

/** Returns the rewards that points buy; none unless `enabled`. */
export function useRewards(enabled = true) {
  return useQuery({ queryKey: ['rewards'], enabled, queryFn: () => readList<Reward>('rewards') });
}

/** Returns the rules of the coupons and gifts that rewards give. */
export function useRewardRules(rewards: readonly Pick<Reward, 'coupon'>[]) {
  const ids = [...new Set(rewards.map(({ coupon }) => coupon))].sort();
  return useQuery({
    queryKey: ['orderDiscounts', ids],
    enabled: ids.length > 0,
    queryFn: () => readList<OrderDiscount>('orderDiscounts', { _id: ids }),
  });
}

/** Returns the points that can be spent in a shop, and those of all shops; none for a guest. */
export function usePoints(user: string | undefined, shop: string | undefined) {
  return useQuery({
    queryKey: memberKey(user ?? '', 'points', shop ?? ''),
    enabled: user !== undefined,
    queryFn: () => find<PointBalance>('users/points/available', { user, ...(shop && { shop }) }),
  });
}

/** Returns the number of rows read so far if there are more, the `$skip` of the next page. */
export function nextSkip(pages: readonly Pick<Page<unknown>, 'total' | 'data'>[]): number | undefined {
  const read = pages.reduce((sum, { data }) => sum + data.length, 0);
  const last = pages.at(-1);
  return last !== undefined && last.data.length > 0 && read < last.total ? read : undefined;
}

/** Returns the query of the points history, newest first, in pages of a size; one that fails is requested once more. */
export function pointHistoryQuery(user: string, pageSize: number) {
  return infiniteQueryOptions({
    queryKey: memberKey(user, 'history', String(pageSize)),
    queryFn: ({ pageParam: $skip }) =>
      connection.call<Page<PointEntry>>('find', 'points', { user, $limit: pageSize, $skip }),
    initialPageParam: 0,
    getNextPageParam: (_, pages: readonly Page<PointEntry>[]) => nextSkip(pages),
    retry: (failures, error) => failures < 1 && isPassing(error),
    retryDelay: LISTS.retry,
  });
}

export function usePointHistory(user: string, pageSize: number) {
  return useInfiniteQuery(pointHistoryQuery(user, pageSize));
}

/** Returns a member's progress towards the next level. */
export function useVipProgress(user: string) {
  return useQuery({
    queryKey: memberKey(user, 'level'),
    queryFn: () => connection.call<VipProgress>('get', 'users/vipProgress', user),
  });
}

/** Returns all levels. */
export function useVipLevels() {
  return useQuery({ queryKey: ['vipLevels'], queryFn: () => readList<VipLevel>('vipLevels') });
}
