import type { TSchema } from 'typebox';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** A collection of named schemas, so that each is in the document once. */
export type Components = {
  /** Returns the schema as written in the document, with named schemas as references. */
  of(schema: TSchema): JsonSchema;
  /** Returns every named schema met so far, by name. */
  schemas(): Readonly<Record<string, JsonSchema>>;
};

/** Creates an empty collection. */
export function createComponents(): Components {
  const named = new Map<string, JsonSchema>();

  function written(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    return '$id' in value && typeof value.$id === 'string' ? reference(value.$id, value) : plain(value);
  }

  function reference(name: string, value: object): JsonSchema {
    if (!named.has(name)) {
      // reserved first, so that a recursive schema ends
      named.set(name, {});
      const { $id: _name, ...schema } = plain(value);
      named.set(name, { title: name, ...schema });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function plain(value: object): Record<string, unknown> {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
  }

  return {
    of: (schema) => written(schema) as JsonSchema,
    schemas: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
