import Type, { type Static, type TObject, type TSchema } from 'typebox';
import {
  DateOrInstant,
  Instant,
  Minor,
  MinorFromZero,
  MultiplierValue,
  PercentValue,
  WallTime,
  WeekdayNumber,
} from '../schema.ts';
import { field, type Node, type Read } from './node.ts';
import {
  amount,
  amountFromZero,
  dateOrInstant,
  flag,
  instant,
  listOf,
  multiplier,
  oneOf,
  optional,
  signedPercent,
  text,
  wallTime,
  weekday,
} from './values.ts';

/** Stands for a field that is read as the contract's schema describes it. */
export const described = Symbol('described');

type Fields<Schema extends TObject> = {
  readonly [Key in string]: Key extends keyof Schema['properties']
    ? typeof described | Read<unknown>
    : unknown;
};
type FieldValue<Schema extends TObject, Key, Reader> =
  Reader extends Read<infer Value> ? Value : Key extends keyof Static<Schema> ? Static<Schema>[Key] : never;
type Row<Schema extends TObject, Given> = {
  readonly [Key in keyof Given]: FieldValue<Schema, Key, Given[Key]>;
};

/** Readers of the contract's own kinds of value, by their schemas. */
const READERS = new Map<string, Read<unknown>>(
  [
    [Minor, amount] as const,
    [MinorFromZero, amountFromZero] as const,
    [PercentValue, signedPercent] as const,
    [MultiplierValue, multiplier] as const,
    [WallTime, wallTime] as const,
    [Instant, instant] as const,
    [DateOrInstant, dateOrInstant] as const,
    [WeekdayNumber, weekday] as const,
  ].map(([schema, read]) => [JSON.stringify(schema), read]),
);

/**
 * Makes a reader of the fields of an entity that a case needs, in the order given, so that the first problem found
 * is always the same. A field of the entity is `described` by its schema where a case is as strict as the contract;
 * a reader takes its place where a case is more lenient or the engine has a message of its own.
 */
export function record<Schema extends TObject, const Given extends Fields<Schema>>(
  schema: Schema,
  fields: Given,
): Read<Row<Schema, Given>> {
  const required = new Set<string>(schema.required);
  const readers = Object.entries(fields).map(([key, given]): [string, Read<unknown>] => {
    const property = schema.properties[key];
    if (typeof given === 'function') return [key, given as Read<unknown>];
    if (property === undefined) throw new Error(`${key} is no field of the schema`);
    const read = readerOf(property);
    return [key, required.has(key) || Type.IsArray(property) ? read : optional(read)];
  });
  return (node: Node) =>
    // sound: the readers were made from the same fields
    Object.fromEntries(readers.map(([key, read]) => [key, read(field(node, key), node)])) as Row<
      Schema,
      Given
    >;
}

function readerOf(schema: TSchema): Read<unknown> {
  const known = READERS.get(JSON.stringify(schema));
  if (known !== undefined) return known;
  if (Type.IsArray(schema)) return listOf(readerOf(schema.items));
  if (Type.IsEnum(schema)) return oneOf(schema.enum.map(String));
  if (Type.IsBoolean(schema)) return flag;
  if (Type.IsString(schema)) return text;
  throw new Error(`no reader for a schema of ${JSON.stringify(schema)}`);
}
