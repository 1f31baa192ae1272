import {
  type ChangeList,
  type Edit,
  isDuitNowCode,
  type Json,
  type PathStep,
  stepsOf,
  WHOLE,
} from '@comanda/domain';
import Type, { type TObject, type TSchema } from 'typebox';
import type { PaymentMethod } from '../entities/shop.ts';
import { FALLBACK_LANGUAGE } from '../languages.ts';
import { Id } from '../schema.ts';
import { createValidator, type SchemaProblem, type Validator } from '../validate.ts';
import { draftsStock, isFixedPath, LIST_SCHEMAS } from './schemas.ts';

type Checked =
  | { readonly ok: true; readonly edit: Edit }
  | { readonly ok: false; readonly problem: Pick<SchemaProblem, 'field' | 'rule'> };
type Given = Omit<Edit, 'was' | 'value'> & { readonly was?: unknown; readonly value?: unknown };

const validators = new Map<string, Validator<unknown> | undefined>();
const documents = new Map<ChangeList, Validator<unknown>>();

/**
 * Checks an edit by the schema of its list (office B2.1): its path is one of fields and ids, may be changed by an edit,
 * and its value fits there; a whole document is taken away with what it was. Returns the edit with its texts normalised,
 * or the problem.
 */
export function checkEdit({ list, entity, path, was, value }: Given): Checked {
  const validate = validatorOf(list, path);
  if (validate === undefined || isFixedPath(list, path)) return refused(path, 'path');
  // the cast is sound: it came as JSON
  const seen = (was ?? undefined) as Json | undefined;
  const base = { list, entity, path, ...(seen !== undefined && { was: seen }) };
  const isGone = value === undefined || value === null;
  if (isGone && path !== WHOLE) return { ok: true, edit: base };
  // a document is taken away as it is: only so can the server tell that nobody has changed it meanwhile
  if (isGone && seen === undefined) return refused(path, 'required');
  const outcome = validate(completed(schemaOf(list, path), isGone ? seen : value));
  if (!outcome.ok)
    return refused(`${path}${outcome.problems[0]?.field ?? ''}`, outcome.problems[0]?.rule ?? 'value');
  if (!carriesKey(path, entity, outcome.value)) return refused(path, 'key');
  if (isGone) return { ok: true, edit: { ...base, was: outcome.value as Json } };
  if (path === WHOLE && draftsStock(list, outcome.value)) return refused('stock', 'path');
  return { ok: true, edit: { ...base, value: outcome.value as Json } };
}

function refused(field: string, rule: string): Checked {
  return { ok: false, problem: { field, rule } };
}

/** Returns the problems of a whole document by the schema of its list. */
export function documentProblems(list: ChangeList, document: unknown): readonly SchemaProblem[] {
  const known = documents.get(list) ?? createValidator<TSchema>(LIST_SCHEMAS[list]);
  documents.set(list, known);
  const outcome = known(document);
  return outcome.ok ? contentProblems(list, document) : outcome.problems;
}

/** Returns what no schema says of a document that fits its own: the checksum of a bank's code (payments M6.1). */
function contentProblems(list: ChangeList, document: unknown): readonly SchemaProblem[] {
  if (list !== 'paymentMethods') return [];
  // the cast is sound: the document has the form of its list
  const { qr } = document as PaymentMethod;
  if (qr?.scheme !== 'duitNow' || isDuitNowCode(qr.code)) return [];
  return [{ field: '/qr/code', rule: 'format', message: 'must be the text of a DuitNow code' }];
}

/** Returns a document with its fields in the order of its schema, so that equal documents have equal texts. */
export function inSchemaOrder<Document extends object>(list: ChangeList, document: Document): Document {
  return ordered(LIST_SCHEMAS[list], document) as Document;
}

function ordered(schema: TSchema | undefined, value: unknown): unknown {
  const { properties, items } = (schema ?? {}) as Partial<TObject> & { readonly items?: TSchema };
  if (Array.isArray(value)) return value.map((item) => ordered(items, item));
  if (typeof value !== 'object' || value === null) return value;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const known = Object.keys(properties ?? {}).filter((name) => given[name] !== undefined);
  const others = Object.keys(given)
    .filter((name) => !known.includes(name))
    .sort();
  return Object.fromEntries(
    [...known, ...others].map((name) => [name, ordered(properties?.[name], given[name])]),
  );
}

/** Returns true unless a value that has a key of its own says another one than its path. */
function carriesKey(path: string, entity: string, value: unknown): boolean {
  const key = path === WHOLE ? entity : /\[([^\]]+)\]$/.exec(path)?.[1];
  if (key === undefined || typeof value !== 'object' || value === null) return true;
  const { _id, shop } = value as { readonly _id?: unknown; readonly shop?: unknown };
  return path === WHOLE ? _id === key : (_id ?? shop) === key;
}

/** Returns the validator of the values at a path; undefined if there is no such path. */
function validatorOf(list: ChangeList, path: string): Validator<unknown> | undefined {
  const kind = `${list}/${path.replaceAll(/\[[^\]]*\]/g, '[]')}`;
  if (validators.has(kind)) return validators.get(kind);
  const schema = schemaOf(list, path);
  const validate = schema && createValidator<TSchema>(schema);
  validators.set(kind, validate);
  return validate;
}

function schemaOf(list: ChangeList, path: string): TSchema | undefined {
  return stepsOf(path)?.reduce<TSchema | undefined>(schemaOfStep, LIST_SCHEMAS[list]);
}

/** Returns a document whose texts have every language, empty where nothing was written: readers fall back. */
export function withEveryLanguage<Document extends object>(list: ChangeList, document: Document): Document {
  return completed(LIST_SCHEMAS[list], document) as Document;
}

function completed(schema: TSchema | undefined, value: unknown): unknown {
  const { properties, items, required = [] } = (schema ?? {}) as Shape;
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => completed(items, item));
  if (properties === undefined || typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).map(([name, inner]) => [name, completed(properties[name], inner)]);
  const isText = FALLBACK_LANGUAGE.field in properties;
  return {
    ...(isText && Object.fromEntries(required.map((name) => [name, '']))),
    ...Object.fromEntries(given),
  };
}

type Shape = Partial<TObject> & { readonly items?: TSchema; readonly required?: readonly string[] };

function schemaOfStep(schema: TSchema | undefined, step: PathStep): TSchema | undefined {
  const { properties, items } = (schema ?? {}) as Partial<TObject> & { readonly items?: TObject };
  if (step.kind === 'field')
    return properties !== undefined && Object.hasOwn(properties, step.name)
      ? properties[step.name]
      : undefined;
  const entries: Readonly<Record<string, TSchema>> | undefined = items?.properties;
  if (entries === undefined || !isKeyed(entries)) return undefined;
  return step.kind === 'entry' ? items : Type.Array(Id('entry'), { maxItems: 1_000 });
}

/** Returns true for the entries of a list with ids, or with one of each shop. */
function isKeyed(entries: Readonly<Record<string, TSchema>>): boolean {
  return '_id' in entries || ('shop' in entries && 'discount' in entries);
}
