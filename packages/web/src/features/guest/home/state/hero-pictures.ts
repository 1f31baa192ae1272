import type { Product, Shop } from '@comanda/contract';

const SHOWN = 5;

/** Returns the pictures of the laid table: the shops' own in turn, then those of popular dishes. */
export function heroPictures(shops: readonly Shop[], products: readonly Product[]): readonly string[] {
  const popular = [...products].sort((one, other) => Number(other.popular ?? 0) - Number(one.popular ?? 0));
  const own = Array.from({ length: SHOWN }, (_, at) => shops.map(({ images }) => images?.[at])).flat();
  const images = [...own, ...popular.map(({ image }) => image)];
  return [...new Set(images.filter((image) => image !== undefined))].slice(0, SHOWN);
}
