import { CHANGE_LISTS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, OneLine, ShortText, stamps } from '../schema.ts';

/** A list of the catalogue, by the path of its service. */
export const ChangeList = Type.Enum(CHANGE_LISTS);

/** A path within a document: `price`, `name.cht`, `options[c1].price`, `options.$order`; empty for the whole document. */
export const EditPath = Type.String({ maxLength: 300, pattern: '^[A-Za-z0-9:_.$[\\]-]*$' });
/** A value of a path, checked by the schema of its list; absent or null where there is none. */
const EditValue = Type.Optional(Type.Unknown());

/** A change of one value (office B2.1). */
export const Edit = Closed({
  list: ChangeList,
  entity: Id('entity'),
  path: EditPath,
  /** The value that the editor saw. */
  was: EditValue,
  value: EditValue,
});
export type Edit = Static<typeof Edit>;

export const Editor = Closed({ _id: Id('staff'), name: ShortText(100) });

/** An edit in a change set. */
export const ChangeSetEdit = Closed({
  ...Edit.properties,
  /** The editor; absent for the program itself. */
  by: Type.Optional(Editor),
  at: Type.Optional(Instant),
  /** True if another set published its path since (office B2.4). */
  crossed: Type.Optional(Type.Boolean()),
});
export type ChangeSetEdit = Static<typeof ChangeSetEdit>;

/** The errors and warnings of a check (office B2.7), by what they are about. */
export const CHANGE_PROBLEMS = [
  'schema',
  'pathGone',
  'referenceMissing',
  'optionBounds',
  'setInItself',
  'amountOffStep',
  'codeTwice',
  'nameMissing',
  'outsideSections',
  'notQuotable',
  'translationMissing',
  'pictureMissing',
  'allergensUnknown',
  'priceZero',
  'priceJump',
  'onNoMenu',
  'ruleRange',
  'ruleNever',
  'listEmptied',
] as const;

/** Something that a check found; an error keeps the set from being published. */
export const ChangeProblem = Closed({
  level: Type.Enum(['error', 'warning']),
  code: Type.Enum(CHANGE_PROBLEMS),
  list: ChangeList,
  entity: Id('entity'),
  path: Type.Optional(EditPath),
  /** The shop, document or code that it is about. */
  about: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ChangeProblem = Static<typeof ChangeProblem>;

/** A moment by a shop's wall clock, to the minute: `2026-04-01T05:00`. */
export const WallMoment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$' });

/** A set of edits that are published together (office B2.2). */
export const ChangeSet = Entity('ChangeSet', {
  _id: Id('changeSet'),
  name: Type.Optional(OneLine(80)),
  status: Type.Enum(['open', 'scheduled', 'blocked', 'published', 'dropped']),
  /** True for the organisation's open set, in which edits are drafted that name no other. */
  isDraft: Type.Optional(Type.Boolean()),
  /** Incremented with every change of it. */
  version: Type.Integer({ minimum: 1 }),
  /** The number of its edits, and of those that are crossed. */
  count: Type.Integer({ minimum: 0 }),
  crossed: Type.Integer({ minimum: 0 }),
  /** In a `get`, and in a `find` of a document's history. */
  edits: Type.Optional(Type.Array(ChangeSetEdit)),
  /** The moment at which it is published by itself, by the clock of `shop`. */
  publishAt: Type.Optional(WallMoment),
  shop: Type.Optional(Id('shop')),
  /** The person who scheduled it, as whom it is published. */
  scheduledBy: Type.Optional(Editor),
  /** The errors for which it is blocked. */
  problems: Type.Optional(Type.Array(ChangeProblem)),
  /** The calls that an import has made to fill it, and those it needs before it may be published (office B8.2). */
  importing: Type.Optional(
    Closed({ sent: Type.Integer({ minimum: 0 }), parts: Type.Integer({ minimum: 1 }) }),
  ),
  /** The published set that it undoes. */
  undoes: Type.Optional(Id('changeSet')),
  createdBy: Type.Optional(Editor),
  publishedBy: Type.Optional(Editor),
  publishedAt: Type.Optional(Instant),
  ...stamps,
});
export type ChangeSet = Static<typeof ChangeSet>;
