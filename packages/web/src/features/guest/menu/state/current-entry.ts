import {
  ALL,
  type ChosenSubCategories,
  type MenuGroup,
  subCategoryOf,
} from '../../../../data/menu/menu-groups.ts';

/**
 * Returns the entry of the rail that stands for what is seen: the group `reached` by scrolling, or above the first
 * one the whole menu, unless a sub-category leaves some of it out.
 */
export function currentEntry(
  groups: readonly MenuGroup[],
  chosen: ChosenSubCategories,
  reached: string,
): string | undefined {
  if (reached !== ALL) return reached;
  const isWhole = groups.every((group) => subCategoryOf(group, chosen) === undefined);
  return isWhole && groups.length > 1 ? ALL : groups[0]?.id;
}
