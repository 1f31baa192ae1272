import Type from 'typebox';
import { answerSchema, querySchemas } from '../call-table/call-schemas.ts';
import type { AnyCall } from '../call-table/call-spec.ts';
import type { NamedCall } from '../call-table/calls.ts';
import { ERRORS, type ErrorCode, statusOf } from '../errors.ts';
import { Id } from '../schema.ts';
import type { Components, JsonSchema } from './components.ts';
import { grouped } from './grouped.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly example?: unknown;
};
type Content = { readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown } };
type Response = { readonly description: string; readonly content: Content };
export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  /** The names of those who may make the call. */
  readonly 'x-who': readonly string[];
  /** The same call over Socket.IO. */
  readonly 'x-socket': string;
};

/** The codes that any call may be refused with. */
const EVERY_CALL = [
  'badRequest',
  'notAuthenticated',
  'tooManyRequests',
  'serverError',
  'unavailable',
] as const;
const ANYBODY = ['guest', 'holder'];

/** The schema of a refusal: the framework's error with the code in its data. */
const Refusal = Type.Object(
  {
    name: Type.String(),
    message: Type.String(),
    code: Type.Integer({ description: 'The HTTP status.' }),
    className: Type.String(),
    data: Type.Object(
      { code: Type.Enum(Object.keys(ERRORS)) },
      { description: 'The error code, and the details its message needs: `lines`, `quote`, `retryAfter`…' },
    ),
  },
  { $id: 'Refusal' },
);

/** Describes a call as an operation of the document. */
export function operationOf(named: NamedCall, who: readonly string[], components: Components): Operation {
  const { path, method, call } = named;
  const isForAll = who.some((one) => ANYBODY.includes(one));
  const schema = components.of(answerSchema(call));
  return {
    operationId: `${path.replaceAll('/', '.')}.${method}`,
    tags: [path.split('/')[0] ?? path],
    summary: call.summary,
    description: `Allowed for: ${who.join(', ')}.`,
    security: isForAll ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(named, components),
    ...('data' in call && {
      requestBody: {
        required: true,
        content: contentOf(components.of(call.data), call.example.data),
      },
    }),
    responses: {
      [method === 'create' ? '201' : '200']: {
        description: 'The response.',
        content: contentOf(schema, call.example.answer),
      },
      ...refusalsOf(call, isForAll, components),
    },
    'x-who': who,
    'x-socket': socketCall(named),
  };
}

/** Returns true if the path of a call ends with an id; logging out needs none. */
export function hasId({ method, call }: NamedCall): boolean {
  const isOfOne = method !== 'find' && method !== 'create';
  return isOfOne && !('id' in call.example && call.example.id === null);
}

function contentOf(schema: JsonSchema, example?: unknown): Content {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function parametersOf(named: NamedCall, components: Components): readonly Parameter[] {
  const { call } = named;
  const id: Parameter = {
    name: 'id',
    in: 'path',
    required: true,
    schema: components.of(Id('entity')),
    ...('id' in call.example && { example: call.example.id }),
  };
  return [...(hasId(named) ? [id] : []), ...queryParameters(call, components)];
}

function queryParameters(call: AnyCall, components: Components): readonly Parameter[] {
  const schemas = 'rules' in call ? querySchemas(call) : 'parameters' in call ? call.parameters : undefined;
  if (schemas === undefined) return [];
  const asked = ('query' in call.example ? call.example.query : undefined) ?? {};
  const required = requiredParameters(call);
  return Object.entries(schemas).map(([name, schema]) => {
    const written = components.of(schema);
    const { description, ...rest } = written;
    const isList = rest.type === 'array' && name !== '$or' && name !== '$and';
    const isPlain = rest.type === 'integer' || rest.const !== undefined;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema: rest,
      ...(typeof description === 'string' && { description }),
      ...(isPlain || isList ? {} : { style: 'deepObject' }),
      ...(!isPlain && { explode: true }),
      ...(name in asked && { example: asked[name] }),
    };
  });
}

function requiredParameters(call: AnyCall): readonly string[] {
  if ('rules' in call) return 'required' in call.rules ? call.rules.required : [];
  return 'required' in call ? (call.required ?? []) : [];
}

function refusalsOf(
  call: AnyCall,
  isForAll: boolean,
  components: Components,
): Readonly<Record<string, Response>> {
  const codes: readonly ErrorCode[] = [
    ...EVERY_CALL,
    ...(isForAll ? [] : (['forbidden'] as const)),
    ...('data' in call ? (['payloadTooLarge'] as const) : []),
    ...call.refusals,
  ];
  const byStatus = grouped(new Set(codes), statusOf);
  const responses = [...byStatus].map(([status, group]): [string, Response] => [
    String(status),
    {
      description: group.map((code) => `\`${code}\``).join(', '),
      content: contentOf(components.of(Refusal)),
    },
  ]);
  return Object.fromEntries(responses);
}

function socketCall({ path, method, call }: NamedCall): string {
  const { example } = call;
  const query =
    'query' in example && example.query !== undefined ? `{ query: ${written(example.query)} }` : '';
  const data = 'data' in example ? written(example.data) : '';
  const id = 'id' in example ? written(example.id) : '';
  return `app.service('${path}').${method}(${[id, data, query].filter((part) => part !== '').join(', ')})`;
}

function written(value: unknown): string {
  return JSON.stringify(value);
}
