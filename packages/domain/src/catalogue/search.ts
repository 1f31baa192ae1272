import type { Product } from '../model/catalogue.ts';

/**
 * Whether a keyword is part of the product's name in any language, whatever the case, spaces, or full and half
 * width (specification §5). An empty keyword matches everything.
 */
export function matchesKeyword(product: Pick<Product, 'name'>, keyword: string): boolean {
  const wanted = folded(keyword);
  if (wanted === '') return true;
  const { name } = product;
  if (name === undefined) return false;
  return [name.en, name.cht, name.chs].some((text) => folded(text).includes(wanted));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
