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
import { useQuery } from '@tanstack/react-query';
import { connection } from '../calls/connection.ts';
import { readList } from '../calls/read-list.ts';

/** A coupon or gift with its rule in place of the rule's id. */
export type Holding<Row extends { coupon: unknown }> = Omit<Row, 'coupon'> & {
  readonly coupon: OrderDiscount;
};

const MAX_COUNT = 100;
/** Page size of the points history. */
export const HISTORY_PAGE = 20;

async function find<Row>(service: ServicePath, query: object): Promise<readonly Row[]> {
  const answer = await connection.call<Page<Row> | Row[]>('find', service, query);
  return Array.isArray(answer) ? answer : answer.data;
}

/** Root key of a member's queries. */
export function memberKey(user: string, ...rest: readonly string[]) {
  return ['member', user, ...rest] as const;
}

/** Returns a member's coupons, newest first. */
export function useOwnCoupons(user: string) {
  return useQuery({
    queryKey: memberKey(user, 'coupons'),
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

/** Returns the rewards that points buy. */
export function useRewards() {
  return useQuery({ queryKey: ['rewards'], queryFn: () => readList<Reward>('rewards') });
}

/** Returns the points that can be spent in a shop, and those of all shops. */
export function usePoints(user: string, shop: string | undefined) {
  return useQuery({
    queryKey: memberKey(user, 'points', shop ?? ''),
    queryFn: () => find<PointBalance>('users/points/available', { user, ...(shop && { shop }) }),
  });
}

/** Returns a page of the points history, newest first, with the total number of entries. */
export function usePointHistory(user: string, page: number) {
  return useQuery({
    queryKey: memberKey(user, 'history', String(page)),
    queryFn: () => {
      const query = { user, $limit: HISTORY_PAGE, $skip: page * HISTORY_PAGE };
      return connection.call<Page<PointEntry>>('find', 'points', query);
    },
  });
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
