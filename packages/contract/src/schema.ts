import {
  type Flavoured,
  LANGUAGES,
  type LocalizedText as LocalizedTextType,
  type Minor as MinorType,
  ORDER_TYPES,
  WEEKDAYS,
} from '@comanda/domain';
import Type, { type TObject, type TProperties, type TStringOptions } from 'typebox';
import { TEXT_RULE, type TextRule } from './normalise.ts';
import { unitsOf } from './text.ts';

/** Makes the schema of an object that refuses, rather than ignores, fields it does not name. */
export function Closed<P extends TProperties>(
  properties: P,
  options: { $id?: string; description?: string } = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** Makes the schema of an entity as it is stored and answered: named fields only, identified by `$id`. */
export function Entity<P extends TProperties>($id: string, properties: P): TObject<P> {
  return Closed({ ...properties }, { $id });
}

/** Makes the schema of an id: 1 to 64 characters that are safe in a path. It says whose id it is by `ref` (office B10.2). */
export function Id<Flavour extends string>(flavour: Flavour) {
  return Type.Unsafe<Flavoured<string, Flavour>>(
    Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9:_.-]+$', ref: flavour }),
  );
}

/** A request id made by the client: a UUID. */
export const RequestId = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description:
    'A UUID made by the client: a call repeated with the same id gets the bill, or the answer, of the first.',
});

/** Tells an amount of money from another number (office B10.2). */
const MONEY = { unit: 'minor' } as const;
/** The largest amount, in minor units: sums of hundreds of them are still exact. */
const MOST = 10 ** 13;
/** An amount in minor units, 1/100 of the currency. */
export const Minor = Type.Unsafe<MinorType>(Type.Integer({ minimum: -MOST, maximum: MOST, ...MONEY }));
export const MinorFromZero = Type.Unsafe<MinorType>(Type.Integer({ minimum: 0, maximum: MOST, ...MONEY }));
export const PercentValue = Type.Number({ minimum: -1000, maximum: 1000 });
export const MultiplierValue = Type.Number({ exclusiveMinimum: 0, maximum: 10 });
export const WallTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$' });
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
});
export const DateOrInstant = Type.String({ minLength: 10, maxLength: 40, pattern: '^\\d{4}-\\d{2}-\\d{2}' });
export const WeekdayNumber = Type.Enum(WEEKDAYS);
export const OrderType = Type.Enum(ORDER_TYPES);
/**
 * Characters that change how the surrounding text is shown or printed: C0 and C1 controls except tab and line feed,
 * and those that override or isolate the writing direction (U+202A to U+202E, U+2066 to U+2069).
 */
const CONTROLS = '\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069';

/** Makes the schema of free text in any script: lines separated by LF or CR LF, without control characters. */
export function PlainText(most: number) {
  return fromPeople({ most, lines: 'many' }, { pattern: `^(?:[^${CONTROLS}]|\\r\\n)*$` });
}

/** Makes the schema of a short text on one line, which may be empty: breaks and tabs become spaces. */
export function ShortText(most: number) {
  return fromPeople({ most, lines: 'joined' }, { pattern: `^[^${CONTROLS}]*$` });
}

/** Makes the schema of a short text in any script: one line that is not blank. */
export function OneLine(most: number) {
  return fromPeople(
    { most, lines: 'one' },
    { minLength: 1, pattern: `^(?=.*\\S)[^${CONTROLS}\\t\\n\\u2028\\u2029]*$` },
  );
}

/** Makes the schema of a text with a limit in graphemes, which `createValidator` normalises before it checks it. */
function fromPeople(rule: TextRule, options: TStringOptions) {
  const { most } = rule;
  const description = `At most ${most} characters, as people count them.`;
  return Type.String({ ...options, maxLength: unitsOf(most), description, [TEXT_RULE]: rule });
}
/** A name by language; only one that is required has to be there. */
export const LocalizedText = Type.Unsafe<LocalizedTextType>(
  Closed(
    Object.fromEntries(
      LANGUAGES.map(({ field, isRequired }) => [
        field,
        isRequired ? PlainText(400) : Type.Optional(PlainText(400)),
      ]),
    ),
  ),
);
/** The timestamps of every stored entity. */
export const stamps = {
  createdAt: Type.Optional(Instant),
  updatedAt: Type.Optional(Instant),
};

/** The fields of a document of the catalogue that the office sees besides its own. */
export const documentFields = {
  /** Incremented with every publishing that changed it. */
  version: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The moment since which it is out of use. */
  archivedAt: Type.Optional(Instant),
};
