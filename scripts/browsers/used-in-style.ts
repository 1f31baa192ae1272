import type { NewerFeatures } from './newer-features.ts';

/** A piece of a stylesheet: a rule's selector, an at-rule, or a declaration. */
type Piece = {
  readonly kind: 'selector' | 'atRule' | 'declaration';
  readonly text: string;
  /** True if `@supports` asks about it, or an older value of the same property stands before it. */
  readonly isOptional: boolean;
};

const UNITS: ReadonlyMap<string, string> = new Map([
  ...['dvh', 'svh', 'lvh', 'dvw', 'svw', 'lvw', 'dvb', 'dvi'].map(
    (unit) => [unit, 'css.types.length.viewport_percentage_units_dynamic'] as const,
  ),
  ...['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map(
    (unit) => [unit, 'css.types.length.container_query_length_units'] as const,
  ),
  ...['lh', 'rlh', 'cap', 'ic'].map((unit) => [unit, `css.types.length.${unit}`] as const),
]);

/** Returns the keys of newer features that a stylesheet uses where an older browser would lose the rule or the line. */
export function usedInStyle(css: string, newer: NewerFeatures): ReadonlySet<string> {
  const found = piecesOf(css)
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ kind, text }) => {
      if (kind === 'selector') return selectorKeys(text);
      return kind === 'atRule' ? atRuleKeys(text) : declarationKeys(text, newer);
    });
  return new Set(found.filter((key) => newer.keys.has(key)));
}

function selectorKeys(selector: string): readonly string[] {
  return Array.from(selector.matchAll(/::?([a-z-]+)/g), ([, name]) => `css.selectors.${name}`);
}

function atRuleKeys(text: string): readonly string[] {
  const [, name = '', asked = ''] = /^@([a-z-]+)(.*)/.exec(text) ?? [];
  // an unknown question about the device is answered with no
  if (name === 'media') return [];
  const queries = Array.from(asked.matchAll(/\(([a-z-]+)/g), ([, query]) => `css.at-rules.${name}.${query}`);
  return [`css.at-rules.${name}`, ...queries];
}

function declarationKeys(text: string, newer: NewerFeatures): readonly string[] {
  const colon = text.indexOf(':');
  const property = text.slice(0, colon);
  const value = text.slice(colon + 1);
  const words = value.match(/(?<![\w-])[a-z-]+(?![\w(-])/g) ?? [];
  const calls = Array.from(value.matchAll(/([a-z-]+)\(/g), ([, name]) => name);
  const units = Array.from(value.matchAll(/\d([a-z]+)(?![\w-])/g), ([, unit = '']) => UNITS.get(unit) ?? '');
  return [
    ...(property.startsWith('--') ? [] : [`css.properties.${property}`]),
    ...words.map((word) => `css.properties.${property}.${word}`),
    ...calls.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`, `css.types.image.${name}`]),
    ...units,
  ].filter((key) => newer.keys.has(key));
}

/** Splits a minified stylesheet. */
function piecesOf(css: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const supports: boolean[] = [];
  let before = new Set<string>();
  const add = (kind: Piece['kind'], text: string, isReplaced = false) => {
    if (text !== '') pieces.push({ kind, text, isOptional: isReplaced || supports.includes(true) });
  };
  const addLine = (text: string) => {
    const property = text.slice(0, text.indexOf(':'));
    if (text.startsWith('@')) add('atRule', text);
    else add('declaration', text, before.has(property));
    before.add(property.replace(/^-(?:webkit|moz)-/, ''));
  };
  for (const [, text = '', end] of withoutStrings(css).matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      add(text.startsWith('@') ? 'atRule' : 'selector', text);
      supports.push(text.startsWith('@supports'));
      before = new Set();
    } else {
      addLine(text);
      if (end === '}') {
        supports.pop();
        before = new Set();
      }
    }
  }
  return pieces;
}

/** Empties what may hold braces, colons and words: texts, addresses, comments. */
function withoutStrings(css: string): string {
  return css.replace(/\/\*.*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/gs, '');
}
