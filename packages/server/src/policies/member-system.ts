import type { SERVICES, ServicePath } from '@comanda/contract';
import { type CatalogueReader, ensureMemberSystem } from '../catalogue/index.ts';

type Methods = {
  readonly [Path in ServicePath]?: readonly (typeof SERVICES)[Path]['methods'][number][];
};

/** The calls about members, for everybody. Log-in and codes that belong to nobody are checked where they happen. */
const OF_MEMBERS: Methods = {
  users: ['find', 'get', 'create', 'patch'],
  'users/qrCode': ['create'],
  'users/pic': ['create'],
  'users/identify': ['create'],
  'users/import': ['create'],
  'users/vipProgress': ['get'],
  'users/points/available': ['find'],
  userCoupons: ['create'],
  'userCoupons/claim': ['create'],
  gifts: ['find', 'get', 'create'],
  'gifts/redeem': ['create'],
  points: ['find'],
  'points/redeem': ['create'],
  'points/adjust': ['create'],
};

/** Throws `memberSystemOff` for a call about members while the organisation has none. */
export function ensureCallOpen(
  path: ServicePath,
  method: string,
  catalogue: Pick<CatalogueReader, 'list'>,
): void {
  const closed: readonly string[] = OF_MEMBERS[path] ?? [];
  if (closed.includes(method)) ensureMemberSystem(catalogue);
}
