import type { Product } from '@comanda/contract';
import { dishSvg } from './dishes/dish.ts';
import { recipeFor } from './dishes/recipe-for.ts';
import { RECIPES } from './dishes/recipes.ts';
import { HARBOUR } from './harbour/harbour.ts';
import { TEAHOUSE } from './teahouse/teahouse.ts';

const SHOPS = [HARBOUR, TEAHOUSE];
const SCENES = { emptyPlate: RECIPES.emptyPlate, spilt: RECIPES.spilt, covered: RECIPES.covered };

const productsById = new Map(SHOPS.flatMap(({ menu }) => menu.products.map((dish) => [dish._id, dish])));
const optionsById = new Map(SHOPS.flatMap(({ menu }) => menu.productOptions.map((step) => [step._id, step])));
const railDishes = new Map(
  SHOPS.flatMap(({ categories }) => categories.map(({ id, picture }) => [id, picture])),
);

/**
 * The SVG text behind an attachment id of the demo, undefined when there is none: `dish-<product>` on a tinted
 * table; `rail-<category>` and `scene-emptyPlate`, `scene-spilt`, `scene-covered` without a background.
 */
export function demoPicture(attachmentId: string): string | undefined {
  const [kind = '', ...rest] = attachmentId.split('-');
  const subject = rest.join('-');
  switch (kind) {
    case 'dish':
      return productPicture(subject);
    case 'rail':
      return productPicture(railDishes.get(subject), 'none');
    case 'scene':
      return isScene(subject) ? dishSvg(SCENES[subject], { background: 'none' }) : undefined;
    default:
      return undefined;
  }
}

function productPicture(id: string | undefined, background?: 'none'): string | undefined {
  const product = id === undefined ? undefined : productsById.get(id);
  if (product === undefined) return undefined;
  const recipe = recipeFor({ id: product._id, name: namesOf(firstSetItem(product) ?? product) });
  return dishSvg(recipe, background === undefined ? {} : { background });
}

/** A set meal is drawn as the first dish that can be chosen in it. */
function firstSetItem({ options: [first] = [] }: Product): Product | undefined {
  const step = first === undefined ? undefined : optionsById.get(first);
  const item = step?.options[0]?.product;
  return item === undefined ? undefined : productsById.get(item);
}

function namesOf({ name }: Product): string {
  return `${name.en} ${name.cht} ${name.chs}`;
}

function isScene(name: string): name is keyof typeof SCENES {
  return Object.hasOwn(SCENES, name);
}
