import { createPersisted } from '../../../../lib/persisted.ts';
import { oneOf } from '../../../../lib/schema.ts';

/** The ways to look at the dishes: rows with pictures, or a table to type in. */
export const MENU_VIEWS = ['list', 'table'] as const;
type MenuView = (typeof MENU_VIEWS)[number];

/** The way of looking at the dishes that was chosen on this device. */
export const menuView = createPersisted<MenuView>({
  key: 'comanda.menuView',
  version: 1,
  schema: oneOf(MENU_VIEWS),
  initial: () => 'list',
});
