import type { TSchema } from 'typebox';
import { FALLBACK_LANGUAGE } from '../languages.ts';
import { TEXT_RULE, type TextRule } from '../normalise.ts';
import { LIST_SCHEMAS } from './schemas.ts';

/** A value's kind, as far as a form's field depends on it. */
type FieldKind = 'amount' | 'whole' | 'number' | 'text' | 'lines' | 'flag' | 'choice' | 'id';

/** The part of a field's schema that its input, picker, bounds and messages follow (office B10.2). */
export type FieldFact = {
  readonly kind: FieldKind;
  /** True if the document may be without it. */
  readonly isOptional?: true;
  /** True for a list of such values. */
  readonly isList?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Most characters, as people count them where the text is theirs. */
  readonly maxLength?: number;
  /** The kind of document that an id is of. */
  readonly ref?: string;
};

type Shape = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly unit?: string;
  readonly ref?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly [TEXT_RULE]?: TextRule;
};

/**
 * Returns the facts of every field that documents of the catalogue have, by list and path: `shops.deliveryZones[].fee`.
 * A text in languages is one field.
 */
export function fieldFacts(): Readonly<Record<string, FieldFact>> {
  const facts: Record<string, FieldFact> = {};
  for (const [list, schema] of Object.entries(LIST_SCHEMAS)) addFields(facts, list, schema);
  return facts;
}

function addFields(facts: Record<string, FieldFact>, path: string, schema: TSchema): void {
  const { properties = {}, required = [] } = schema as Shape;
  for (const [name, inner] of Object.entries(properties)) {
    addField(facts, `${path}.${name}`, inner, required.includes(name) ? {} : { isOptional: true });
  }
}

type Circumstances = Pick<FieldFact, 'isOptional' | 'isList'>;

function addField(
  facts: Record<string, FieldFact>,
  path: string,
  schema: TSchema,
  circumstances: Circumstances,
): void {
  // the cast is sound: the fields that a schema lacks are absent
  const { items, properties } = schema as Shape;
  if (items !== undefined) {
    // what is a list is said of its values, not of the fields of its entries
    if (isObject(items)) addField(facts, `${path}[]`, items, circumstances);
    else addField(facts, path, items, { ...circumstances, isList: true });
    return;
  }
  const text = properties?.[FALLBACK_LANGUAGE.field];
  if (properties !== undefined && text === undefined) {
    addFields(facts, path, schema);
    return;
  }
  const fact = factOf(text ?? schema);
  if (fact !== undefined) facts[path] = { ...fact, ...circumstances };
}

function isObject(schema: TSchema): boolean {
  return (schema as Shape).properties !== undefined;
}

function factOf(schema: TSchema): FieldFact | undefined {
  const { type, enum: values, unit, ref, minimum, maximum, maxLength, [TEXT_RULE]: rule } = schema as Shape;
  const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  if (values !== undefined) return { kind: 'choice' };
  if (type === 'boolean') return { kind: 'flag' };
  if (unit === 'minor') return { kind: 'amount', ...bounds };
  if (type === 'integer') return { kind: 'whole', ...bounds };
  if (type === 'number') return { kind: 'number', ...bounds };
  if (type !== 'string') return undefined;
  if (ref !== undefined) return { kind: 'id', ref };
  const most = rule?.most ?? maxLength;
  return { kind: rule?.lines === 'many' ? 'lines' : 'text', ...(most !== undefined && { maxLength: most }) };
}
