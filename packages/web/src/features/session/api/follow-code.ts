import type { Shop } from '@comanda/contract';
import { onlineAvailability } from '@comanda/domain';
import { CallError } from '../../../lib/api/call-error.ts';
import { readJson } from '../../../lib/api/read-list.ts';
import type { InitReason } from '../state/init-problem.ts';
import { atShop, place, type TableInfo, withMode } from '../state/place.ts';
import type { ScannedCode } from '../state/scanned-code.ts';
import { sitDown } from './resume.ts';

/**
 * Sits down by a table's code. A shop that opens no bills by codes may still want one from guests without a table:
 * they are shown to the table, and order without its bill (specification §2, top bar).
 */
async function takeTable(shop: Shop, table: TableInfo): Promise<void> {
  try {
    await sitDown(shop._id, table);
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === 'fixedCodeNotEnabled';
    if (!isRefused || !shop.onlineDineInNoTableEnabledFixedCode) throw error;
    place.set((now) => withMode({ ...atShop(now, shop._id), table }, 'dineInNoTable', shop));
  }
}

/**
 * Goes where a scanned code leads. A shop alone is take away (specification §4, ordering mode).
 * @returns why nothing can be ordered there now; the menu can be looked at all the same
 * @throws {CallError} shopNotFound, and what a table's code may be refused for
 */
export async function followCode(code: ScannedCode): Promise<InitReason | undefined> {
  if (code.kind === 'none') return undefined;
  const shop = await readJson<Shop>(`shops/${encodeURIComponent(code.shop)}`);
  if (code.kind === 'table') await takeTable(shop, code.table);
  else place.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
  const answer = onlineAvailability(shop, place.get().mode, new Date().toISOString());
  return answer.open ? undefined : answer.reason;
}
