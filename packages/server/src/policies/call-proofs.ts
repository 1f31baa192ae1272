import type { ServiceMethod, ServicePath } from '@comanda/contract';
import type { CallProof } from '../accounts/log-ins/index.ts';

const WRITES = { create: 'password', patch: 'password', remove: 'password' } as const;
const RECENT_WRITES = { create: 'recent', patch: 'recent', remove: 'recent' } as const;

/** The calls of the office that ask for a proof; all others ask for none. A new one is a line here. */
const CALL_PROOFS: {
  readonly [Path in ServicePath]?: { readonly [Method in ServiceMethod]?: CallProof };
} = {
  mails: { find: 'password' },
  staff: RECENT_WRITES,
  'staff/drawPin': RECENT_WRITES,
  'staff/invite': RECENT_WRITES,
  'users/secondFactor': { create: 'setUp', remove: 'recent' },
  'users/secondFactor/confirm': { create: 'setUp' },
  'users/export': RECENT_WRITES,
  'users/erase': RECENT_WRITES,
  'users/import': WRITES,
  apiTokens: RECENT_WRITES,
  exports: RECENT_WRITES,
  'exports/link': RECENT_WRITES,
  paymentAccounts: { ...RECENT_WRITES, find: 'password' },
  'paymentAccounts/test': WRITES,
  couponBatches: WRITES,
  'couponBatches/codes': WRITES,
  terminals: RECENT_WRITES,
  changeSets: WRITES,
  'changeSets/edit': WRITES,
  'changeSets/publish': WRITES,
  'changeSets/undo': WRITES,
  systemSettings: WRITES,
  appSettings: WRITES,
  shops: WRITES,
  sections: WRITES,
  categories: WRITES,
  subCategories: WRITES,
  products: WRITES,
  productOptions: WRITES,
  orderDiscounts: WRITES,
  vipLevels: WRITES,
  rewards: WRITES,
  taxSettings: WRITES,
  tableViewItems: WRITES,
  paymentMethods: WRITES,
};
/** Lists whose patch is the till's as well: stock and opening, which are no edits. */
const TILL_LISTS: ReadonlySet<ServicePath> = new Set(['shops', 'products']);

/** Returns the proof that a call asks for; undefined for none. */
export function callProof(path: ServicePath, method: string, data: unknown): CallProof | undefined {
  if (TILL_LISTS.has(path) && method === 'patch' && !isEdit(data)) return undefined;
  const proofs: Readonly<Record<string, CallProof>> = CALL_PROOFS[path] ?? {};
  return Object.hasOwn(proofs, method) ? proofs[method] : undefined;
}

function isEdit(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'edits' in data;
}
