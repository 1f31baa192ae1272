import Type, { type Static } from 'typebox';
import { Closed, Id, RequestId, ShortText } from '../schema.ts';

/** Rows of a call: few enough that orders do not wait for them. */
const MAX_MEMBER_ROWS = 100;
/** The most points that a row may have. */
const MAX_IMPORTED_POINTS = 1_000_000;

/** The reasons for which a row is not imported. */
const MEMBER_ROW_PROBLEMS = [
  'contactMissing',
  'notEmail',
  'notPhone',
  'unknownLevel',
  /** E-mail and telephone number are those of two members. */
  'twoMembers',
  /** The member has another one, which only they change. */
  'otherEmail',
  'otherPhone',
  'memberDisabled',
] as const;

/** The fields of a member that a file may have. */
const MEMBER_FIELDS = ['email', 'phone', 'name', 'level', 'points'] as const;

/** A row of a file of members: an e-mail or a telephone number, and what else it has; a missing field changes nothing. */
export const MemberRow = Closed({
  /** The number of the row in the file. */
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  email: Type.Optional(ShortText(254)),
  /** In any notation; without a country code it is one of the country of the caller's shop. */
  phone: Type.Optional(ShortText(40)),
  name: Type.Optional(ShortText(100)),
  /** The id of a level, or its name in any language. */
  level: Type.Optional(ShortText(100)),
  /** The balance. */
  points: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_IMPORTED_POINTS })),
});
export type MemberRow = Static<typeof MemberRow>;

/** Data of create users/import. */
export const ImportMembers = Closed(
  {
    requestId: RequestId,
    /** True to compare only: nothing is written. */
    check: Type.Optional(Type.Boolean()),
    /** True to set the balance of members who are here already, too; new ones always get theirs. */
    setsPoints: Type.Optional(Type.Boolean()),
    /** The name of the file, which the history of points gives as the reason. */
    file: ShortText(100),
    rows: Type.Array(MemberRow, { minItems: 1, maxItems: MAX_MEMBER_ROWS }),
  },
  { $id: 'ImportMembers' },
);
export type ImportMembers = Static<typeof ImportMembers>;

/** A row as it was compared or imported. */
export const ImportedMember = Closed({
  row: Type.Integer(),
  standing: Type.Enum(['new', 'changed', 'same', 'refused']),
  /** The member; absent of one who would be new. */
  user: Type.Optional(Id('user')),
  problem: Type.Optional(Type.Enum([...MEMBER_ROW_PROBLEMS])),
  /** In a comparison, each value that the row would set, with the present one; a level by its id. */
  changes: Type.Optional(
    Type.Array(
      Closed({
        field: Type.Enum([...MEMBER_FIELDS]),
        was: Type.Optional(Type.String()),
        value: Type.String(),
      }),
    ),
  ),
});
export type ImportedMember = Static<typeof ImportedMember>;

/** The answer of create users/import: a row for each row. */
export const ImportedMembers = Closed({ rows: Type.Array(ImportedMember) }, { $id: 'ImportedMembers' });
export type ImportedMembers = Static<typeof ImportedMembers>;
