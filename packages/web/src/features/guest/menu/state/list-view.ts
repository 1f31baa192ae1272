import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { oneOf } from '../../../../lib/schema.ts';

export type ListView = 'list' | 'grid';

/** The layout of the menu, rows or cards, saved on the phone (specification §3, list-view flag). */
export const listView = createPersisted<ListView>({
  key: 'comanda.listView',
  version: 1,
  schema: oneOf(['list', 'grid']),
  initial: () => 'list',
});

export function useListView(): ListView {
  return usePersisted(listView);
}
