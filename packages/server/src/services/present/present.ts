import type { Static, TSchema } from 'typebox';

type Shape = {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
};
/** Returns a value without the fields that a schema does not name; the value itself if it has no others. */
type Picker = (value: unknown) => unknown;
/** The picker of each named field; a field without one is kept as it is. */
type Fields = ReadonlyMap<string, Picker | undefined>;

/** Creates a presenter that keeps only the fields named by a schema, at every depth; compiled at its first use. */
export function createPresenter<Schema extends TSchema>(schema: Schema) {
  let pick: Picker | undefined;
  return (entity: Static<Schema>): Static<Schema> => {
    pick ??= pickerOf(schema as Shape) ?? keep;
    return pick(entity) as Static<Schema>;
  };
}

/** Creates a presenter that keeps its answer for each object: documents of the catalogue are immutable. */
export function createKeepingPresenter<Schema extends TSchema>(schema: Schema) {
  const present = createPresenter(schema);
  const presented = new WeakMap<object, Static<Schema>>();
  return (entity: Static<Schema>): Static<Schema> => {
    if (typeof entity !== 'object' || entity === null) return entity;
    const known = presented.get(entity);
    if (known !== undefined) return known;
    const answer = present(entity);
    presented.set(entity, answer);
    return answer;
  };
}

function keep(value: unknown): unknown {
  return value;
}

/** Compiles a schema's picker; undefined if its values are kept as they are. */
function pickerOf(shape: Shape): Picker | undefined {
  const { items, properties } = joined(shape);
  const pickItem = items && pickerOf(items);
  const fields = properties && fieldsOf(properties);
  if (pickItem === undefined && fields === undefined) return undefined;
  return (value) => {
    if (Array.isArray(value)) return pickItem === undefined ? value : pickedItems(value, pickItem);
    if (fields === undefined || typeof value !== 'object' || value === null) return value;
    return pickedFields(value as Readonly<Record<string, unknown>>, fields);
  };
}

function fieldsOf(properties: Readonly<Record<string, Shape>>): Fields {
  return new Map(Object.entries(properties).map(([name, shape]) => [name, pickerOf(shape)]));
}

function pickedItems(items: readonly unknown[], pick: Picker): readonly unknown[] {
  const picked = items.map(pick);
  return picked.every((item, index) => item === items[index]) ? items : picked;
}

function pickedFields(value: Readonly<Record<string, unknown>>, fields: Fields): unknown {
  let kept: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const isKept = inner !== undefined && fields.has(name);
    const picked = isKept ? (fields.get(name)?.(inner) ?? inner) : undefined;
    const isSame = isKept && picked === inner;
    // most values are kept whole: nothing is copied before the first difference
    if (!isSame) kept ??= fieldsBefore(name, value);
    if (isKept && kept !== undefined) kept[name] = picked;
  }
  return kept ?? value;
}

/** Returns a copy of the fields of a value that come before one of them. */
function fieldsBefore(end: string, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (name === end) break;
    copy[name] = value[name];
  }
  return copy;
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
