import type { TSchema } from 'typebox';
import { isLongerThan, normaliseText, type TextLines } from './text.ts';

/** Keyword of a schema whose text comes from a person. */
export const TEXT_RULE = 'x-text';
/** Maximum length in grapheme clusters, and the line breaks allowed. */
export type TextRule = { readonly most: number; readonly lines: TextLines };
type Problem = { readonly field: string; readonly rule: string; readonly message: string };
/** Returns a value with its texts normalised, and collects those that are too long. Values of another shape are unchanged. */
type Normalise = (value: unknown, field: string, problems: Problem[]) => unknown;

/** Texts beyond this, in UTF-16 units, are refused as they are. */
const LONGEST = 65_536;

/** Returns what normalises the texts of a schema's values, at every depth; undefined where it has none. */
export function normaliserOf(schema: TSchema): Normalise | undefined {
  const { [TEXT_RULE]: rule, properties, items, anyOf }: Shape = schema;
  if (rule !== undefined) return textBy(rule);
  if (properties !== undefined) return objectBy(properties);
  if (items !== undefined) return listBy(items);
  // no value is an object of two members of a union at once, and a text is one wherever it is named
  const members = (anyOf ?? []).flatMap((member) => normaliserOf(member) ?? []);
  if (members.length === 0) return undefined;
  return (value, field, problems) => members.reduce((kept, each) => each(kept, field, problems), value);
}

type Shape = {
  readonly [TEXT_RULE]?: TextRule;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
};

function textBy({ most, lines }: TextRule): Normalise {
  return (value, field, problems) => {
    if (typeof value !== 'string') return value;
    const text = value.length > LONGEST ? value : normaliseText(value, lines);
    if (isLongerThan(text, most)) {
      problems.push({ field, rule: 'maxLength', message: `must not have more than ${most} characters` });
    }
    return text;
  };
}

function objectBy(properties: Readonly<Record<string, TSchema>>): Normalise | undefined {
  const known = Object.entries(properties).flatMap(([name, schema]) => {
    const normalise = normaliserOf(schema);
    return normalise === undefined ? [] : [[name, normalise] as const];
  });
  if (known.length === 0) return undefined;
  return (value, field, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const given = new Map(Object.entries(value));
    const changed = known.flatMap(([name, normalise]) => {
      if (!given.has(name)) return [];
      const kept = normalise(given.get(name), `${field}/${name}`, problems);
      return kept === given.get(name) ? [] : [[name, kept] as const];
    });
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
  };
}

function listBy(items: TSchema): Normalise | undefined {
  const normalise = normaliserOf(items);
  if (normalise === undefined) return undefined;
  return (value, field, problems) => {
    if (!Array.isArray(value)) return value;
    const kept = value.map((item, index) => normalise(item, `${field}/${index}`, problems));
    return kept.every((item, index) => item === value[index]) ? value : kept;
  };
}
