import type { TableInfo } from '../../../../data/order-context/order-context.ts';

/** The target of a scanned address. */
export type ScannedCode =
  | { readonly kind: 'table'; readonly shop: string; readonly table: TableInfo }
  | { readonly kind: 'shop'; readonly shop: string }
  | { readonly kind: 'none' };

/** Parses the query of a scanned address; `capacity` defaults to 1 (specification §9). */
export function scannedCode(search: string, scannedAt: Date): ScannedCode {
  const query = new URLSearchParams(search);
  const shop = query.get('shop') ?? '';
  const viewItem = query.get('viewItem') ?? '';
  const signature = query.get('sig') ?? query.get('signature') ?? '';
  if (shop === '') return { kind: 'none' };
  if (viewItem === '') return { kind: 'shop', shop };
  const capacity = Math.max(1, Math.trunc(Number(query.get('capacity'))) || 1);
  // an unsigned code is sent as well: the server refuses it
  const table = { viewItem, signature: signature || '-', date: scannedAt.toISOString(), capacity };
  return { kind: 'table', shop, table };
}
