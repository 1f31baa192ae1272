import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { ErrorCode } from '../errors.ts';
import type { ServiceMethod } from '../services.ts';

/** The operators of a field's condition; a bare value means equality. */
export const FIELD_OPERATORS = ['$in', '$nin', '$lt', '$lte', '$gt', '$gte', '$ne'] as const;

/** The rules for queries of a list. Everything else is refused as `badRequest`. */
export type ListRules = {
  /** The fields that conditions, `$sort` and `$select` may name. */
  readonly fields: readonly string[];
  /** The schemas of parameters that are no fields of a row, such as `restoreKeys`. */
  readonly parameters: TProperties;
  /** The required fields and parameters. */
  readonly required: readonly string[];
  /** The most rows of a page. */
  readonly maxLimit: number;
  /** The paths that `$populate` may name, with the schemas of the documents that replace their ids. */
  readonly populate: Readonly<Record<string, TObject>>;
  /** `asked`: `$paginate: false` gives the bare list; `always`: the list is never paginated. */
  readonly bare: 'never' | 'asked' | 'always';
};

type Call = {
  /** The summary of the call, in one sentence. */
  readonly summary: string;
  /** The codes it may be refused with, besides those of every call. */
  readonly refusals: readonly ErrorCode[];
};
/** A `find`: a page of rows, or all of them. */
export type FindCall<Row extends TObject = TObject> = Call & {
  readonly row: Row;
  readonly rules: ListRules;
  readonly example: { readonly query: Readonly<Record<string, unknown>>; readonly answer: unknown };
};
/** A `get`: one entity by its id. */
export type GetCall<Answer extends TObject = TObject> = Call & {
  readonly answer: Answer;
  readonly rules: Pick<ListRules, 'fields' | 'parameters' | 'populate'>;
  readonly example: {
    readonly id: string;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly answer: unknown;
  };
};
/** A `create`: an action, or a new entity. */
export type CreateCall<Data extends TSchema = TSchema, Answer extends TSchema = TSchema> = Call & {
  readonly data: Data;
  readonly answer: Answer;
  readonly example: { readonly data: unknown; readonly answer: unknown };
};
/** A `patch`: a change of some fields of an entity. */
export type PatchCall<Data extends TSchema = TSchema, Answer extends TSchema = TSchema> = Call & {
  readonly data: Data;
  readonly answer: Answer;
  readonly example: { readonly id: string; readonly data: unknown; readonly answer: unknown };
};
/** A `remove`: the removal of an entity, answered as it was. */
export type RemoveCall<Answer extends TSchema = TSchema> = Call & {
  readonly answer: Answer;
  /** The schemas of its query's parameters, and those that are required. */
  readonly parameters?: TProperties;
  readonly required?: readonly string[];
  readonly example: {
    /** null stands for the caller's own log-in. */
    readonly id: string | null;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly answer: unknown;
  };
};
type CallByMethod = {
  readonly find: FindCall;
  readonly get: GetCall;
  readonly create: CreateCall;
  readonly patch: PatchCall;
  readonly remove: RemoveCall;
};
export type CallOf<Method extends ServiceMethod> = CallByMethod[Method];
export type AnyCall = CallByMethod[ServiceMethod];

type Common = { readonly summary: string; readonly refusals?: readonly ErrorCode[] };
type RulesOf<Row extends TObject> = {
  readonly fields?: readonly (keyof Row['properties'] & string)[];
  readonly parameters?: TProperties;
  readonly populate?: Readonly<Record<string, TObject>>;
};

/** Describes a `find`. By default every field of a row may be queried, and a page has up to 1000 rows. */
export function findCall<Row extends TObject>(
  row: Row,
  given: Common &
    RulesOf<Row> & {
      readonly required?: readonly string[];
      readonly maxLimit?: number;
      readonly bare?: ListRules['bare'];
      readonly example: {
        readonly query: Readonly<Record<string, unknown>>;
        readonly rows: readonly Static<Row>[];
      };
    },
): FindCall<Row> {
  const { summary, refusals = [], required = [], maxLimit = 1_000, bare = 'never', example } = given;
  const { query, rows } = example;
  const isBare = bare === 'always' || query.$paginate === false;
  const { $limit: limit = maxLimit, $skip: skip = 0 } = query;
  const answer = isBare ? rows : { total: rows.length, limit, skip, data: rows };
  return {
    summary,
    refusals,
    row,
    rules: { ...rulesOf(row, given), required, maxLimit, bare },
    example: { query, answer },
  };
}

/** Describes a `get`. */
export function getCall<Answer extends TObject>(
  answer: Answer,
  given: Common &
    RulesOf<Answer> & {
      readonly example: {
        readonly id: string;
        readonly query?: Readonly<Record<string, unknown>>;
        readonly answer: Static<Answer>;
      };
    },
): GetCall<Answer> {
  const { summary, refusals = ['notFound'], example } = given;
  return { summary, refusals, answer, rules: rulesOf(answer, given), example };
}

/** Describes a `create`. */
export function createCall<Data extends TSchema, Answer extends TSchema>(
  data: Data,
  answer: Answer,
  given: Common & { readonly example: { readonly data: Static<Data>; readonly answer: Static<Answer> } },
): CreateCall<Data, Answer> {
  const { summary, refusals = [], example } = given;
  return { summary, refusals, data, answer, example };
}

/** Describes a `patch`. */
export function patchCall<Data extends TSchema, Answer extends TSchema>(
  data: Data,
  answer: Answer,
  given: Common & {
    readonly example: { readonly id: string; readonly data: Static<Data>; readonly answer: Static<Answer> };
  },
): PatchCall<Data, Answer> {
  const { summary, refusals = ['notFound'], example } = given;
  return { summary, refusals, data, answer, example };
}

/** Describes a `remove`. */
export function removeCall<Answer extends TSchema>(
  answer: Answer,
  given: Common & {
    readonly parameters?: TProperties;
    readonly required?: readonly string[];
    readonly example: {
      readonly id: string | null;
      readonly query?: Readonly<Record<string, unknown>>;
      readonly answer: Static<Answer>;
    };
  },
): RemoveCall<Answer> {
  const { summary, refusals = ['notFound'], parameters, required, example } = given;
  return {
    summary,
    refusals,
    answer,
    ...(parameters !== undefined && { parameters, required }),
    example,
  };
}

function rulesOf<Row extends TObject>(row: Row, given: RulesOf<Row>) {
  const { fields = Object.keys(row.properties), parameters = {}, populate = {} } = given;
  return { fields, parameters, populate };
}
