import type { Product } from '../model/index.ts';
import { ONE_SCRIPT } from './one-script.ts';

/**
 * Whether a keyword is part of the product's name in any language, whatever the case, spaces, full and half width, or
 * Chinese script (specification §5). An empty keyword matches everything, one of points alone nothing.
 */
export function matchesKeyword(product: Pick<Product, 'name'>, keyword: string): boolean {
  const wanted = foldedText(keyword);
  if (wanted === '') return keyword.trim() === '';
  const { name } = product;
  if (name === undefined) return false;
  return [name.en, name.cht, name.chs].some((text) => foldedText(text).includes(wanted));
}

const UNSAID = /[\s'’‘"“”()（）・·,，.。\-–/／]+/g;
const HAN = /\p{Script=Han}/gu;
const ACCENTS = /\p{M}/gu;

/**
 * A text as searches compare it: without spaces, points and accents, in small letters of half width, Chinese
 * characters of the kitchen in the simplified script. "Ｃａｆé au lait" is "cafeaulait", 凍檸茶 is 冻柠茶.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(UNSAID, '')
    .replace(HAN, (character) => ONE_SCRIPT.get(character) ?? character);
}
