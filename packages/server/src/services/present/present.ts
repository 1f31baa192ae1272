import type { Static, TSchema } from 'typebox';

type Shape = {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
};

/**
 * Creates a presenter that keeps only the fields named by a schema, at every depth. Results are cached per
 * object: catalogue documents are immutable.
 */
export function createPresenter<Schema extends TSchema>(schema: Schema) {
  const presented = new WeakMap<object, unknown>();
  return (entity: Static<Schema>): Static<Schema> => {
    if (typeof entity !== 'object' || entity === null) return entity;
    const known = presented.get(entity);
    if (known !== undefined) return known as Static<Schema>;
    const answer = pick(entity, schema as Shape);
    presented.set(entity, answer);
    return answer as Static<Schema>;
  };
}

function pick(value: unknown, shape: Shape): unknown {
  const { items, properties } = joined(shape);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => pick(item, items));
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field === undefined || inner === undefined ? [] : [[name, pick(inner, field)] as const];
  });
  return Object.fromEntries(kept);
}

/** Merges the fields of all members of a union. */
function joined(shape: Shape): Shape {
  if (shape.anyOf === undefined) return shape;
  const members = shape.anyOf.map(joined);
  const properties = members.flatMap((member) => Object.entries(member.properties ?? {}));
  return {
    items: members.find(({ items }) => items !== undefined)?.items,
    properties: properties.length === 0 ? undefined : Object.fromEntries(properties),
  };
}
