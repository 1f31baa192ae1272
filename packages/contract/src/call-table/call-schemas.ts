import { LANGUAGE_FIELDS } from '@comanda/domain';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { FALLBACK_LANGUAGE } from '../languages.ts';
import { Closed } from '../schema.ts';
import { type AnyCall, FIELD_OPERATORS, type FindCall, type GetCall, type ListRules } from './call-spec.ts';

/** Returns the schema of a call's answer: a page or list of rows, or an entity, with documents at the paths that `$populate` allows. */
export function answerSchema(call: AnyCall): TSchema {
  if ('row' in call) {
    const rows = Type.Array(populatedRow(call.row, call.rules));
    if (call.rules.bare === 'always') return rows;
    const page = pageOf(rows);
    return call.rules.bare === 'asked' ? Type.Union([page, rows]) : page;
  }
  return 'rules' in call ? populatedRow(call.answer, call.rules) : call.answer;
}

function pageOf(data: TSchema): TObject {
  const count = Type.Integer({ minimum: 0 });
  return Closed({ total: count, limit: count, skip: count, data });
}

function populatedRow(row: TObject, { populate }: Pick<ListRules, 'populate'>): TObject {
  const paths = Object.entries(populate);
  if (paths.length === 0) return row;
  const required = new Set(row.required);
  const replaced = paths.map(([path, document]): [string, TSchema] => {
    const schema = withDocument(row.properties[path], document);
    return [path, required.has(path) ? schema : Type.Optional(schema)];
  });
  return Closed({ ...row.properties, ...Object.fromEntries(replaced) });
}

/** Returns the schema of an id or the document in its place, for lists too; an id without a document stays an id. */
function withDocument(ids: TSchema | undefined, document: TObject): TSchema {
  if (ids === undefined) throw new Error('a path that is no field cannot be populated');
  const isList = Type.IsArray(ids);
  return isList ? Type.Array(Type.Union([ids.items, document])) : Type.Union([ids, document]);
}

/** Returns the schemas of the query parameters of a `find` or `get`, by name. */
export function querySchemas(call: FindCall | GetCall): TProperties {
  const { fields, parameters, populate } = call.rules;
  const own = { ...parameters, ...selecting(fields), ...populating(Object.keys(populate)) };
  if (!('row' in call)) return own;
  const conditions = fields.flatMap((field) => conditionsOf(field, call.row.properties[field]));
  const { maxLimit, bare } = call.rules;
  return {
    ...Object.fromEntries(conditions),
    ...own,
    $limit: Type.Integer({ minimum: 0, maximum: maxLimit, description: `${maxLimit} when absent.` }),
    $skip: Type.Integer({ minimum: 0 }),
    $sort: sorting(fields),
    $or: Type.Array(Type.Object({}), { minItems: 1, description: 'Conditions: at least one must hold.' }),
    $and: Type.Array(Type.Object({}), { minItems: 1, description: 'Conditions: all must hold.' }),
    ...(bare === 'asked'
      ? { $paginate: Type.Literal(false, { description: 'Returns the bare list instead of a page.' }) }
      : {}),
  };
}

function selecting(fields: readonly string[]): TProperties {
  if (fields.length === 0) return {};
  return { $select: Type.Array(oneOf(fields), { description: 'Fields to return besides `_id`.' }) };
}

function populating(paths: readonly string[]): TProperties {
  if (paths.length === 0) return {};
  return {
    $populate: Type.Array(Type.Enum([...paths]), {
      description: 'Paths whose ids are replaced by documents.',
    }),
  };
}

function sorting(fields: readonly string[]): TSchema {
  const directions = fields.map((field) => [field, Type.Optional(Type.Enum([1, -1]))]);
  const description = 'Fields with 1 (ascending) or -1 (descending); ties are broken by `_id`.';
  return Closed(Object.fromEntries(directions), { description });
}

function oneOf(fields: readonly string[]) {
  return Type.Enum(fields.length === 0 ? ['_id'] : [...fields]);
}

/** Returns the schemas of the conditions on a field; a name has one per language. */
function conditionsOf(field: string, schema: TSchema | undefined): (readonly [string, TSchema])[] {
  const value = schema === undefined || Type.IsObject(schema) ? Type.String() : valueSchema(schema);
  const isName =
    schema !== undefined && Type.IsObject(schema) && FALLBACK_LANGUAGE.field in schema.properties;
  const names = isName ? LANGUAGE_FIELDS.map((language) => `${field}.${language}`) : [field];
  return names.map((name) => [name, condition(value)] as const);
}

function valueSchema(schema: TSchema): TSchema {
  return Type.IsArray(schema) ? schema.items : schema;
}

function condition(value: TSchema): TSchema {
  const several = Type.Array(value, { maxItems: 1_000 });
  const operators = FIELD_OPERATORS.map((operator) => [
    operator,
    Type.Optional(operator === '$in' || operator === '$nin' ? several : value),
  ]);
  return Type.Union([value, several, Closed(Object.fromEntries(operators))]);
}
