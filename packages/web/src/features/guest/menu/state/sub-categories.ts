import type { ChosenSubCategories } from '../../../../data/menu/menu-groups.ts';
import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { recordOf, text } from '../../../../lib/schema.ts';

/** The sub-categories that the menu is filtered by, saved on the phone (specification §3, section-all flag). */
export const subCategories = createPersisted<ChosenSubCategories>({
  key: 'comanda.subCategories',
  version: 1,
  schema: recordOf(text),
  initial: () => ({}),
});

export function useSubCategories(): ChosenSubCategories {
  return usePersisted(subCategories);
}

/** Filters a group by one of its sub-categories; undefined shows all of its dishes. */
export function chooseSubCategory(group: string, subCategory: string | undefined): void {
  subCategories.set(({ [group]: _before, ...others }) =>
    subCategory === undefined ? others : { ...others, [group]: subCategory },
  );
}

/** Shows every dish of every group. */
export function showAllDishes(): void {
  subCategories.set((now) => (Object.keys(now).length === 0 ? now : {}));
}
