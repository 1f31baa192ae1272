import type { Product } from '@comanda/contract';
import { dishSvg, setSvg } from './dishes/dish.ts';
import type { Recipe } from './dishes/recipe.ts';
import { recipeFor } from './dishes/recipe-for.ts';
import { RECIPES } from './dishes/recipes.ts';
import { HARBOUR } from './harbour/harbour.ts';
import { TEAHOUSE } from './teahouse/teahouse.ts';
import { TEMPLATES } from './templates/templates.ts';

const SHOPS = [HARBOUR, TEAHOUSE];
const SCENES = { emptyPlate: RECIPES.emptyPlate, spilt: RECIPES.spilt, covered: RECIPES.covered };

const productsById = new Map(SHOPS.flatMap(({ menu }) => menu.products.map((dish) => [dish._id, dish])));
const optionsById = new Map(SHOPS.flatMap(({ menu }) => menu.productOptions.map((step) => [step._id, step])));
const railDishes = new Map(
  SHOPS.flatMap(({ categories }) => categories.map(({ id, picture }) => [id, picture])),
);

const templateNames = new Map(
  TEMPLATES.flatMap(({ categories }) => categories)
    .flatMap(({ dishes }) => dishes)
    .map(({ id, name }) => [id, Object.values(name).join(' ')]),
);

/**
 * Returns the SVG text behind an attachment id of the demo, undefined when there is none: `dish-<product>` on a tinted
 * table, `template-<dish>` likewise; `rail-<category>` and `scene-emptyPlate`, `scene-spilt`, `scene-covered` without a
 * background.
 */
export function demoPicture(attachmentId: string): string | undefined {
  const [kind = '', ...rest] = attachmentId.split('-');
  const subject = rest.join('-');
  switch (kind) {
    case 'dish':
      return productPicture(subject);
    case 'template':
      return templatePicture(subject);
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
  const options = background === undefined ? {} : { background };
  const [first, ...others] = setItems(product);
  const main = recipeOf(product._id, first ?? product);
  const last = others.at(-1);
  return last === undefined ? dishSvg(main, options) : setSvg(main, recipeOf(last._id, last), options);
}

function templatePicture(id: string): string | undefined {
  const name = templateNames.get(id);
  return name === undefined ? undefined : dishSvg(recipeFor({ id, name }));
}

function recipeOf(id: string, product: Product): Recipe {
  return recipeFor({ id, name: namesOf(product) });
}

/** A set meal is drawn as the first dishes that can be chosen in its first and in its last step. */
function setItems({ options = [] }: Product): readonly Product[] {
  const items = options.map((step) => productsById.get(optionsById.get(step)?.options[0]?.product ?? ''));
  return items.filter((item) => item !== undefined);
}

function namesOf({ name }: Product): string {
  return Object.values(name).join(' ');
}

function isScene(name: string): name is keyof typeof SCENES {
  return Object.hasOwn(SCENES, name);
}
