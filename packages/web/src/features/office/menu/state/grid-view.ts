import { createPersisted } from '../../../../lib/persisted.ts';
import { oneOf } from '../../../../lib/schema.ts';

/** The groups of columns that the table of dishes shows beside the name. */
export const GRID_VIEWS = ['usual', 'texts', 'details', 'links', 'selling', 'stock'] as const;
export type GridView = (typeof GRID_VIEWS)[number];

/** The columns of the table that were chosen on this device. */
export const gridView = createPersisted<GridView>({
  key: 'comanda.menuColumns',
  version: 1,
  schema: oneOf(GRID_VIEWS),
  initial: () => 'usual',
});
