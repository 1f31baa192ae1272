import {
  CALLS,
  createValidator,
  type FindCall,
  type FindPath,
  type GetCall,
  type GetPath,
  type ListRules,
  type Validator,
} from '@comanda/contract';
import Type, { type TProperties } from 'typebox';
import { badRequest, validated } from '../call/index.ts';
import { parseQuery, type Query, type QueryRules } from './parse-query.ts';

type Asked = Readonly<Record<string, unknown>>;
type Parameters = Readonly<Record<string, unknown>>;
/** A parsed query with the call's own parameters. */
export type CallQuery = Query & { readonly parameters: Parameters };
/** The query of a `get`. */
export type GetQuery = Pick<Query, 'select' | 'populate'> & { readonly parameters: Parameters };

/** Creates the parser for a `find` query by the call table; unknown names are `badRequest`. */
export function createFindQuery(path: FindPath): (asked: Asked) => CallQuery {
  const { rules }: FindCall = CALLS[path].find;
  const known = queryRules(rules);
  const split = createSplit(rules.parameters);
  return (asked) => {
    const missing = rules.required.find((name) => asked[name] === undefined);
    if (missing !== undefined) throw badRequest({ field: missing, rule: 'required' });
    const { parameters, rest } = split(asked);
    return { ...parseQuery(rest, known), parameters };
  };
}

/** Creates the parser for a `get` query: `$select`, `$populate` and the call table's parameters. */
export function createGetQuery(path: GetPath): (asked: Asked) => GetQuery {
  const { rules }: GetCall = CALLS[path].get;
  const known = queryRules({ ...rules, maxLimit: 1, bare: 'never' });
  const split = createSplit(rules.parameters);
  return (asked) => {
    const { parameters, rest } = split(asked);
    const strange = Object.keys(rest).find((name) => name !== '$select' && name !== '$populate');
    if (strange !== undefined) throw badRequest({ field: strange, rule: 'field' });
    const { select, populate } = parseQuery(rest, known);
    return { select, populate, parameters };
  };
}

function queryRules({
  fields,
  populate,
  maxLimit,
  bare,
}: Omit<ListRules, 'parameters' | 'required'>): QueryRules {
  return { fields: new Set(fields), populate: new Set(Object.keys(populate)), maxLimit, bare };
}

/** Separates the parameters from a query and validates them. REST sends a list of one as a scalar. */
function createSplit(schemas: TProperties) {
  const optional = Object.entries(schemas).map(([name, schema]) => [name, Type.Optional(schema)]);
  const validate: Validator<Parameters> = createValidator(Type.Object(Object.fromEntries(optional)));
  return (asked: Asked) => {
    const entries = Object.entries(asked);
    const own = entries.flatMap(([name, value]) => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (schema === undefined) return [];
      return [[name, Type.IsArray(schema) && !Array.isArray(value) ? [value] : value] as const];
    });
    const rest = Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(schemas, name)));
    return { parameters: validated(validate, Object.fromEntries(own)), rest };
  };
}
