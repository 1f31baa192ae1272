import { BASES } from './bases.ts';
import { chopsticks, spill, spoon, straw } from './extras.ts';
import { definitionsFor } from './light.ts';
import { PIECES } from './pieces.ts';
import type { Extra, Recipe } from './recipe.ts';
import { oneOf, type Random, seeded } from './seeded.ts';
import { at } from './shapes.ts';
import { PLATE_TINTS, type PlateTint } from './tints.ts';
import { TOPPINGS } from './toppings.ts';
import { VESSELS } from './vessels.ts';
import { WARE } from './ware.ts';

/** Output options of a drawing. */
export interface DishOptions {
  /** The table it stands on: a tint, none for a transparent picture, by seed when left out. */
  readonly background?: PlateTint | 'none';
  /** Width and height in CSS pixels; without it the picture takes the size of its place. */
  readonly size?: number;
}

const STRAW = '#d8452c';

const seedOf = (recipe: Recipe) => recipe.seed ?? JSON.stringify(recipe);

function extraOf(extra: Extra, recipe: Recipe): string {
  switch (extra) {
    case 'straw':
      return straw(recipe.straw ?? STRAW);
    case 'wideStraw':
      return straw(recipe.straw ?? STRAW, true);
    case 'chopsticks':
      return chopsticks();
    case 'spoon':
      return spoon();
  }
}

function contentsOf(recipe: Recipe, random: Random): string {
  const bases = (recipe.base ?? []).map((base) => BASES[base](random));
  const pieces = (recipe.pieces ?? []).map((placed) => {
    const drawn = PIECES[placed.piece](random, placed.options ?? {});
    if (!placed.at) return drawn;
    const [x, y, turn = 0, scale = 1] = placed.at;
    return at(x, y, turn, scale, drawn);
  });
  const toppings = (recipe.on ?? []).map(([topping, x, y, turn = 0, scale = 1]) =>
    at(x, y, turn, scale, TOPPINGS[topping](random)),
  );
  return [...bases, ...pieces, ...toppings].join('');
}

/** Returns the dish alone, as a fragment in a 200 × 200 box, without the definitions it refers to. */
function dish(recipe: Recipe): string {
  const random = seeded(seedOf(recipe));
  const contents = contentsOf(recipe, random);
  const before = recipe.before?.includes('spill') ? spill(random) : '';
  const after = (recipe.extra ?? []).map((extra) => extraOf(extra, recipe)).join('');
  return before + VESSELS[recipe.vessel](WARE[recipe.ware ?? 'white'], contents) + after;
}

function tintFor(recipe: Recipe): PlateTint {
  return oneOf(seeded(`table ${seedOf(recipe)}`), 'cream', 'butter', 'celadon', 'blush', 'sky', 'oat');
}

/** A round dish fills its tile; what is wider than tall keeps its handles inside. */
function onTable({ vessel }: Recipe, drawn: string): string {
  const isWide = vessel === 'oval' || vessel === 'pot' || vessel === 'sizzler';
  return isWide ? at(3, 3, 0, 0.97, drawn) : at(-8, -8, 0, 1.08, drawn);
}

/**
 * Returns a recipe as a complete SVG document of 200 × 200 units, at most about 20 KB; the same recipe gives the same
 * text. On a table the dish is drawn a tenth larger, as it fills its tile; without one it keeps its whole edge.
 */
export function dishSvg(recipe: Recipe, options: DishOptions = {}): string {
  const background = options.background ?? tintFor(recipe);
  const drawn = dish(recipe);
  const table =
    background === 'none'
      ? drawn
      : `<rect width="200" height="200" fill="${PLATE_TINTS[background]}"/>${onTable(recipe, drawn)}`;
  return documentOf(definitionsFor(drawn) + table, options);
}

function documentOf(drawn: string, { size }: DishOptions): string {
  const sized = size === undefined ? '' : ` width="${size}" height="${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"${sized} stroke-linecap="round">${drawn}</svg>`;
}

/** Returns a set meal: its dish, and what comes with it smaller in the corner before it. */
export function setSvg(main: Recipe, beside: Recipe, options: DishOptions = {}): string {
  const background = options.background ?? tintFor(main);
  const drawn = at(0, 0, 0, 0.8, dish(main)) + at(98, 98, 0, 0.5, dish(beside));
  const table =
    background === 'none' ? '' : `<rect width="200" height="200" fill="${PLATE_TINTS[background]}"/>`;
  return documentOf(definitionsFor(drawn) + table + drawn, options);
}
