import type { TableSession } from '@comanda/contract';
import { inEveryLanguage } from '@comanda/contract/languages';
import { type LocalizedText, matchesKeyword } from '@comanda/domain';
import { orderedLines } from '../../../../data/sessions/progress.ts';

/**
 * Returns true if every word of a search is part of the order's number, table, dishes, or of the `names` and
 * `texts` it is shown with; folded like the menu's search.
 */
export function matchesOrder(
  session: TableSession,
  keyword: string,
  names: readonly (LocalizedText | undefined)[],
  texts: readonly string[],
): boolean {
  const own = [session.orderNumber, session.tableName, ...texts].filter((text) => text !== undefined);
  const searched = [...orderedLines(session).map(({ name }) => name), ...names, ...own.map(inEveryLanguage)];
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => searched.some((name) => name && matchesKeyword({ name }, word)));
}
