import { expect, test } from 'vitest';
import { ICON_PATHS } from '../../../../ui/icons/icon-paths.ts';
import { ALL_AVOIDED, ALL_DIETS } from './dietary-filter.ts';
import { dietaryIcon } from './dietary-icons.ts';

test('gives every allergen and diet an icon and a drawing of its own', () => {
  const all = [...ALL_AVOIDED, ...ALL_DIETS];
  expect(new Set(all.map(dietaryIcon)).size).toBe(all.length);
  expect(new Set(all.map((what) => JSON.stringify(ICON_PATHS[dietaryIcon(what)]))).size).toBe(all.length);
});
