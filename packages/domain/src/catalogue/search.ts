import { LANGUAGE_FIELDS, type Product } from '../model/index.ts';
import { SIMPLIFIED } from './simplified-script.ts';

/**
 * Returns true if a keyword is part of a product's name in any language, ignoring case, spaces, punctuation, character
 * width and Chinese script (specification §5). An empty keyword matches everything, one of punctuation alone nothing.
 */
export function matchesKeyword(product: Pick<Product, 'name'>, keyword: string): boolean {
  const wanted = foldedText(keyword);
  if (wanted === '') return keyword.trim() === '';
  const { name } = product;
  if (name === undefined) return false;
  return LANGUAGE_FIELDS.some((field) => foldedText(name[field] ?? '').includes(wanted));
}

/** Spaces and punctuation, which searches ignore. */
const IGNORED = /[\s'’‘"“”()（）・·,，.。\-–/／]+/g;
const HAN = /\p{Script=Han}/gu;
const ACCENTS = /\p{M}/gu;

/**
 * Folds a text for comparison in searches: lower case, half width, without spaces, punctuation and accents, and with
 * the Chinese characters of menus in the simplified script. "Ｃａｆé au lait" is "cafeaulait", 凍檸茶 is 冻柠茶.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(HAN, (character) => SIMPLIFIED.get(character) ?? character);
}
