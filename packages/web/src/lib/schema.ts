/** Parses a value of any shape: returns it typed, repaired where the schema says how, or undefined if it does not fit. */
export type Schema<Value> = (value: unknown) => Value | undefined;

/** A field that may be absent. */
type Optional<Value> = {
  readonly schema: Schema<Value>;
  /** True if a value that does not fit is omitted instead of rejecting the object. */
  readonly isLenient: boolean;
};
type Field = Schema<unknown> | Optional<unknown>;
type Fields = Readonly<Record<string, Field>>;
type OptionalKeys<Of extends Fields> = {
  [Key in keyof Of]: Of[Key] extends Optional<unknown> ? Key : never;
}[keyof Of];
type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] };
type ReadFields<Of extends Fields> = Flat<
  { [Key in Exclude<keyof Of, OptionalKeys<Of>>]: Of[Key] extends Schema<infer Value> ? Value : never } & {
    [Key in OptionalKeys<Of>]?: Of[Key] extends Optional<infer Value> ? Value : never;
  }
>;

const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const text: Schema<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const number: Schema<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined);
/** Accepts any object unchanged. */
export const jsonObject: Schema<object> = (value) => (isJsonObject(value) ? value : undefined);

/** Accepts a whole number from 1 to `most`. */
export function count(most = Number.MAX_SAFE_INTEGER): Schema<number> {
  return (value) =>
    Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : undefined;
}

export function oneOf<Value>(values: readonly Value[]): Schema<Value> {
  return (value) => values.find((each) => each === value);
}

/** Returns the result of the first schema that fits. */
export function anyOf<Value>(...schemas: readonly Schema<Value>[]): Schema<Value> {
  return (value) => {
    for (const schema of schemas) {
      const read = schema(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };
}

/** Replaces a value that does not fit. */
export function orElse<Value, const Other>(
  schema: Schema<Value>,
  other: Other,
): (value: unknown) => Value | Other {
  return (value) => schema(value) ?? other;
}

/** Converts the parsed value. */
export function mapped<Value, Other>(
  schema: Schema<Value>,
  change: (value: Value) => Other | undefined,
): Schema<Other> {
  return (value) => {
    const read = schema(value);
    return read === undefined ? undefined : change(read);
  };
}

/** Accepts a list and omits entries that do not fit. */
export function listOf<Value>(item: Schema<Value>): Schema<readonly Value[]> {
  return (value) =>
    Array.isArray(value) ? value.map((each) => item(each)).filter((each) => each !== undefined) : undefined;
}

/** Accepts a list if every entry fits. */
export function wholeListOf<Value>(item: Schema<Value>): Schema<readonly Value[]> {
  const read = listOf(item);
  return (value) => mapped(read, (list) => (list.length === (value as []).length ? list : undefined))(value);
}

/** Accepts a record and omits values that do not fit. */
export function recordOf<Value>(item: Schema<Value>): Schema<Readonly<Record<string, Value>>> {
  return (value) => {
    if (!isJsonObject(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        const read = item(each);
        return read === undefined ? [] : [[key, read]];
      }),
    );
  };
}

/** Makes a field optional; if present, it has to fit. */
export function optional<Value>(schema: Schema<Value>): Optional<Value> {
  return { schema, isLenient: false };
}

/** Makes a field optional, and omits it if it does not fit. */
export function lenient<Value>(schema: Schema<Value>): Optional<Value> {
  return { schema, isLenient: true };
}

function fieldsOf(value: unknown, fields: Fields): Readonly<Record<string, unknown>> | undefined {
  if (!isJsonObject(value)) return undefined;
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const isRequired = typeof field === 'function';
    const found = (isRequired ? field : field.schema)(value[key]);
    if (found !== undefined) read[key] = found;
    else if (isRequired || (!field.isLenient && value[key] !== undefined)) return undefined;
  }
  return read;
}

/** Accepts an object and keeps the named fields only. */
export function object<Of extends Fields>(fields: Of): Schema<ReadFields<Of>> {
  return (value) => fieldsOf(value, fields) as ReadFields<Of> | undefined;
}

/** Accepts an object unchanged if its named fields fit; the others were written by the program itself. */
export function having<Value extends object>(fields: Fields): Schema<Value> {
  return (value) => (fieldsOf(value, fields) === undefined ? undefined : (value as Value));
}
