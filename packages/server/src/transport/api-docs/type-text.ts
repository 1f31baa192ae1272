type Schema = { readonly [keyword: string]: unknown };

/** Describes a schema in a few words: `text`, `"a" or "b"`, `list of Product`. */
export function typeText(schema: unknown): string {
  if (!isSchema(schema)) return 'anything';
  const { $ref: reference, const: fixed, enum: values, anyOf, type, items } = schema;
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? reference;
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(typeText))].join(' or ');
  if (type === 'array') return `list of ${typeText(items)}`;
  return NAMES[String(type)] ?? String(type);
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Describes a single value of a condition; the operators that a field accepts are the same everywhere. */
export function conditionText(schema: unknown): string {
  const members = isSchema(schema) ? schema.anyOf : undefined;
  return typeText(Array.isArray(members) ? members[0] : schema);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
