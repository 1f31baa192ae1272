import { anyWare, type Kind, type Laid } from './kind.ts';
import { BAKERY_KINDS } from './kinds-bakery.ts';
import { DIM_SUM } from './kinds-dim-sum.ts';
import { DRINK_KIND } from './kinds-drink.ts';
import { NOODLES } from './kinds-noodle.ts';
import { OWN_KINDS } from './kinds-own.ts';
import { PLATES } from './kinds-plate.ts';
import { RICE } from './kinds-rice.ts';
import { SNACKS } from './kinds-snack.ts';
import { SWEETS } from './kinds-sweet.ts';
import { SWEET_SOUPS } from './kinds-sweet-soup.ts';
import { garnish, scatterToppings } from './laying.ts';
import type { Recipe } from './recipe.ts';
import { type Random, seeded } from './seeded.ts';
import { SAVOURY_WORDS, SWEET_WORDS } from './topping-words.ts';

/** Asked in this order: what is named by its own word comes before what is named by its base. */
const KINDS: readonly Kind[] = [
  ...OWN_KINDS,
  ...DIM_SUM,
  ...BAKERY_KINDS,
  ...SNACKS,
  ...SWEET_SOUPS,
  ...NOODLES,
  ...RICE,
  DRINK_KIND,
  ...SWEETS,
  ...PLATES,
];

const NOTHING_LAID: Laid = { recipe: { vessel: 'plate' }, adds: 'savoury' };

function withToppings(recipe: Recipe, { adds }: Laid, name: string, random: Random): Recipe {
  if (adds === 'nothing') return recipe;
  const words = adds === 'sweet' ? SWEET_WORDS : SAVOURY_WORDS;
  const found = words.filter((entry) => entry.words.test(name));
  const on = [...(recipe.on ?? []), ...scatterToppings(recipe, found, random)];
  const isUnknown = on.length === 0 && !recipe.base && !recipe.pieces;
  if (isUnknown) return { ...recipe, extra: ['chopsticks'] };
  return adds === 'savoury' ? { ...recipe, on: [...on, ...garnish(recipe, random)] } : { ...recipe, on };
}

/**
 * Returns the picture of any product before its photo: words of the name, in any language, choose the parts; the id
 * shuffles the rest. `name` is the product's names in all languages, joined by spaces. Unknown words give a laid plate
 * with chopsticks.
 */
export function recipeFor({ id, name }: { readonly id: string; readonly name: string }): Recipe {
  const random = seeded(id);
  const ware = anyWare(random);
  const kind = KINDS.find(({ words }) => words.test(name));
  const laid = kind ? kind.lay(random, name) : NOTHING_LAID;
  return { ware, ...withToppings(laid.recipe, laid, name, random), seed: id };
}
