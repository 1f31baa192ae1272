import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { oneOf } from '../../../../lib/schema.ts';

export type ListView = 'list' | 'grid';

/** Rows with words, or cards with pictures: kept (specification §3, list-view flag). */
export const listView = createPersisted<ListView>({
  key: 'comanda.listView',
  version: 1,
  schema: oneOf(['list', 'grid']),
  initial: () => 'list',
});

export function useListView(): ListView {
  return usePersisted(listView);
}
