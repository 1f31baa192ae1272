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

/** What somebody holds, with the rule in place of its id. */
export type Holding<Row extends { coupon: unknown }> = Omit<Row, 'coupon'> & {
  readonly coupon: OrderDiscount;
};

const MAX_COUNT = 100;
/** Entries of the points' history that are read at once. */
export const HISTORY_PAGE = 20;

async function find<Row>(service: ServicePath, query: object): Promise<readonly Row[]> {
  const answer = await connection.call<Page<Row> | Row[]>('find', service, query);
  return Array.isArray(answer) ? answer : answer.data;
}

/** Everything of a member lies below this key in the query cache. */
export function memberKey(user: string, ...rest: readonly string[]) {
  return ['member', user, ...rest] as const;
}

/** A member's coupons, newest first. */
export function useOwnCoupons(user: string) {
  return useQuery({
    queryKey: memberKey(user, 'coupons'),
    queryFn: () =>
      find<Holding<UserCoupon>>('userCoupons', { user, $populate: ['coupon'], $limit: MAX_COUNT }),
  });
}

/** A member's gifts, newest first; nobody's without a member. */
export function useOwnGifts(user: string | undefined) {
  return useQuery({
    queryKey: memberKey(user ?? '', 'gifts'),
    enabled: user !== undefined,
    queryFn: () => find<Holding<Gift>>('gifts', { user, $populate: ['coupon'], $limit: MAX_COUNT }),
  });
}

/** What points buy. */
export function useRewards() {
  return useQuery({ queryKey: ['rewards'], queryFn: () => readList<Reward>('rewards') });
}

/** Points that can be spent in a shop, and those of all shops. */
export function usePoints(user: string, shop: string | undefined) {
  return useQuery({
    queryKey: memberKey(user, 'points', shop ?? ''),
    queryFn: () => find<PointBalance>('users/points/available', { user, ...(shop && { shop }) }),
  });
}

/** A page of how points came and went, newest first, and how many entries there are. */
export function usePointHistory(user: string, page: number) {
  return useQuery({
    queryKey: memberKey(user, 'history', String(page)),
    queryFn: () => {
      const query = { user, $limit: HISTORY_PAGE, $skip: page * HISTORY_PAGE };
      return connection.call<Page<PointEntry>>('find', 'points', query);
    },
  });
}

/** How far a member is from the next level. */
export function useVipProgress(user: string) {
  return useQuery({
    queryKey: memberKey(user, 'level'),
    queryFn: () => connection.call<VipProgress>('get', 'users/vipProgress', user),
  });
}

/** The levels there are. */
export function useVipLevels() {
  return useQuery({ queryKey: ['vipLevels'], queryFn: () => readList<VipLevel>('vipLevels') });
}
