import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';

export type ListView = 'list' | 'grid';

/** Rows with words, or cards with pictures: kept (specification §3, list-view flag). */
export const listView = createPersisted<ListView>({
  key: 'comanda.listView',
  version: 1,
  parse: (stored) => (stored === 'list' || stored === 'grid' ? stored : undefined),
  initial: () => 'list',
});

export function useListView(): ListView {
  return usePersisted(listView);
}
