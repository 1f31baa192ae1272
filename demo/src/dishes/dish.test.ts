import { describe, expect, it } from 'vitest';
import { BASES } from './bases.ts';
import { dishSvg } from './dish.ts';
import { PIECES } from './pieces.ts';
import type { Recipe } from './recipe.ts';
import { recipeFor } from './recipe-for.ts';
import { RECIPES } from './recipes.ts';
import { TOPPINGS } from './toppings.ts';
import { VESSELS } from './vessels.ts';
import { WARE } from './ware.ts';

const LIMIT = 20 * 1024;

/** Names that lay the heaviest parts: nests of noodles, heaps and several toppings. */
const HEAVY_NAMES = [
  'Satay beef instant noodles with egg and corn 沙嗲牛肉公仔麵',
  'Shrimp wonton noodles with choy sum 鮮蝦雲吞麵',
  'Dry-fried beef ho fun 乾炒牛河',
  'Braised pork rice 滷肉飯',
  'Oyster vermicelli 蚵仔麵線',
  'Minced pork, corn and mushroom macaroni 肉碎粟米通粉',
  'Seafood fried noodles with chilli 海鮮炒麵',
  'Sticky rice 糯米飯',
  'Pearl, taro ball and pudding brown sugar milk 黑糖鮮奶',
  'Sweet potato fries 地瓜條',
];

const drawn: readonly (readonly [string, Recipe])[] = [
  ...Object.entries(RECIPES),
  ...HEAVY_NAMES.flatMap((name) =>
    [1, 2, 3].map((id) => [`${name} ${id}`, recipeFor({ id: `p${id}`, name })] as const),
  ),
  ...Object.keys(TOPPINGS).map(
    (name) =>
      [`topping ${name}`, { vessel: 'plate', on: [[name as keyof typeof TOPPINGS, 100, 100]] }] as const,
  ),
  ...Object.keys(PIECES).map(
    (name) =>
      [`piece ${name}`, { vessel: 'plate', pieces: [{ piece: name as keyof typeof PIECES }] }] as const,
  ),
  ...Object.keys(BASES).map(
    (name) => [`base ${name}`, { vessel: 'bowl', base: [name as keyof typeof BASES] }] as const,
  ),
];

/** Returns the problems with a document's tags, attributes or references; none if it is well formed. */
function faultsOf(svg: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash, name = '', attributes = '', closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) faults.push(`an attribute twice: ${tag}`);
    if (slash && open.pop() !== name) faults.push(`closes nothing: ${tag}`);
    if (!slash && !closed) open.push(name);
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  const missing = [...svg.matchAll(/url\(#([\w-]+)\)/g)].filter(([, id]) => !svg.includes(`id="${id}"`));
  if (missing.length > 0) faults.push(`refers to nothing: ${missing[0]?.[0]}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('holds a missing value');
  return faults;
}

describe('dishSvg', () => {
  it.each(drawn)('%s is well formed and light', (_, recipe) => {
    const svg = dishSvg(recipe);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(LIMIT);
  });

  it('gives the same drawing for the same recipe', () => {
    for (const recipe of Object.values(RECIPES)) expect(dishSvg(recipe)).toBe(dishSvg(recipe));
  });

  it('stands on its own table, on the one asked for, or on none', () => {
    const recipe = RECIPES.milktea;
    expect(dishSvg(recipe)).toMatch(/<rect width="200" height="200" fill="#[0-9a-f]{6}"\/>/);
    expect(dishSvg(recipe, { background: 'sky' })).toContain(
      '<rect width="200" height="200" fill="#dfe9ee"/>',
    );
    expect(dishSvg(recipe, { background: 'none' })).not.toContain('<rect width="200" height="200"');
  });

  it('has a size only when asked', () => {
    expect(dishSvg(RECIPES.toast, { size: 96 })).toContain('viewBox="0 0 200 200" width="96" height="96"');
    expect(dishSvg(RECIPES.toast)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 200 200" stroke-linecap="round">/,
    );
  });
});

describe('RECIPES', () => {
  it.each(Object.entries<Recipe>(RECIPES))('%s is made of known parts', (_, recipe) => {
    expect(VESSELS).toHaveProperty(recipe.vessel);
    expect(WARE).toHaveProperty(recipe.ware ?? 'white');
    for (const base of recipe.base ?? []) expect(BASES).toHaveProperty(base);
    for (const { piece } of recipe.pieces ?? []) expect(PIECES).toHaveProperty(piece);
    for (const [topping] of recipe.on ?? []) expect(TOPPINGS).toHaveProperty(topping);
  });

  it('has pictures for the empty, the broken and the closed', () => {
    expect(Object.keys(RECIPES)).toEqual(expect.arrayContaining(['emptyPlate', 'spilt', 'covered']));
  });
});
