import Type, { type Static, type TObject } from 'typebox';
import {
  ChangeProblem,
  ChangeSet,
  ChangeSetEdit,
  Edit,
  Editor,
  EditPath,
  WallMoment,
} from '../entities/change-set.ts';
import { ShopCatalogue } from '../entities/shop-catalogue.ts';
import { Closed, Id, Instant, OneLine, RequestId } from '../schema.ts';

/** A change set by its id; `open` is the organisation's open set, `now` a set of its own that is published at once. */
const ChangeSetName = Id('changeSet');

/** Data of create changeSets: makes a named set beside the open one. */
export const CreateChangeSet = Closed(
  {
    requestId: RequestId,
    name: OneLine(80),
    /** The number of calls with edits that fill the set of an import; one import is made at a time. */
    parts: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  { $id: 'CreateChangeSet' },
);
export type CreateChangeSet = Static<typeof CreateChangeSet>;

/** Data of patch changeSets/{id}: renames a set, opens it again, which takes its moment of publishing back, or takes a dropped one back. */
export const ChangeChangeSet = Closed(
  {
    version: Type.Integer({ minimum: 1 }),
    name: Type.Optional(OneLine(80)),
    status: Type.Optional(Type.Enum(['open'])),
  },
  { $id: 'ChangeChangeSet' },
);
export type ChangeChangeSet = Static<typeof ChangeChangeSet>;

/** Data of create changeSets/edit: adds edits to a set, all of them or, with `skip`, those without a conflict. */
export const EditChangeSet = Closed(
  {
    requestId: RequestId,
    changeSet: ChangeSetName,
    edits: Type.Array(Edit, { minItems: 1, maxItems: 2_000 }),
    onConflict: Type.Optional(Type.Enum(['refuse', 'skip'])),
  },
  { $id: 'EditChangeSet' },
);
export type EditChangeSet = Static<typeof EditChangeSet>;

/** An edit that was not added, with what holds its path. */
export const EditConflict = Closed({
  edit: Edit,
  theirs: Type.Optional(Type.Unknown()),
  by: Type.Optional(Editor),
  at: Type.Optional(Type.String()),
});
export type EditConflict = Static<typeof EditConflict>;

/** The answer of create changeSets/edit. */
export const EditedChangeSet = Closed(
  { changeSet: ChangeSet, skipped: Type.Array(EditConflict) },
  { $id: 'EditedChangeSet' },
);
export type EditedChangeSet = Static<typeof EditedChangeSet>;

/** Data of create changeSets/check. */
export const CheckChangeSet = Closed({ changeSet: ChangeSetName }, { $id: 'CheckChangeSet' });
export type CheckChangeSet = Static<typeof CheckChangeSet>;

/** The answer of create changeSets/check: errors keep the set from being published, warnings do not. */
export const CheckedChangeSet = Closed(
  { changeSet: ChangeSet, problems: Type.Array(ChangeProblem) },
  { $id: 'CheckedChangeSet' },
);
export type CheckedChangeSet = Static<typeof CheckedChangeSet>;

/** Data of create changeSets/publish: publishes a set at once, or schedules it. */
export const PublishChangeSet = Closed(
  {
    requestId: RequestId,
    changeSet: ChangeSetName,
    /** The version that the publisher saw. */
    version: Type.Integer({ minimum: 1 }),
    /** The moment at which it is published by itself, by the clock of `shop`; absent for now. */
    publishAt: Type.Optional(WallMoment),
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'PublishChangeSet' },
);
export type PublishChangeSet = Static<typeof PublishChangeSet>;

/** Data of create changeSets/difference: compares what was published at two moments. */
export const DifferenceOfMoments = Closed({ from: Instant, to: Instant }, { $id: 'DifferenceOfMoments' });
export type DifferenceOfMoments = Static<typeof DifferenceOfMoments>;

/** The answer of create changeSets/difference: each path that ended otherwise, signed by whoever changed it last. */
export const MomentsDifference = Closed({ edits: Type.Array(ChangeSetEdit) }, { $id: 'MomentsDifference' });
export type MomentsDifference = Static<typeof MomentsDifference>;

/**
 * Data of create changeSets/preview: makes a token for a shop's menu with a set's edits, or for that of `live` as it was
 * at a moment.
 */
export const PreviewChangeSet = Closed(
  { changeSet: ChangeSetName, shop: Id('shop'), asOf: Type.Optional(Instant) },
  { $id: 'PreviewChangeSet' },
);
export type PreviewChangeSet = Static<typeof PreviewChangeSet>;

/**
 * The answer of create changeSets/preview: the token, its end, and the address that opens the menu on a phone, also as
 * an SVG of its code.
 */
export const PreviewToken = Closed(
  { token: Type.String(), expiresAt: Instant, url: Type.String(), svg: Type.String() },
  { $id: 'PreviewToken' },
);
export type PreviewToken = Static<typeof PreviewToken>;

/** Data of create catalogue/preview. */
export const ReadPreview = Closed(
  { token: Type.String({ minLength: 1, maxLength: 400 }) },
  { $id: 'ReadPreview' },
);
export type ReadPreview = Static<typeof ReadPreview>;

/** The answer of create catalogue/preview: the shop's menu as it would be, and the end of the token. */
export const PreviewedCatalogue = Closed(
  { catalogue: ShopCatalogue, expiresAt: Instant },
  { $id: 'PreviewedCatalogue' },
);
export type PreviewedCatalogue = Static<typeof PreviewedCatalogue>;

/** Data of create changeSets/undo: makes an open set of a published one's inverses, of one document if named. */
export const UndoChangeSet = Closed(
  {
    requestId: RequestId,
    changeSet: Id('changeSet'),
    of: Type.Optional(Closed({ list: Edit.properties.list, entity: Edit.properties.entity })),
  },
  { $id: 'UndoChangeSet' },
);
export type UndoChangeSet = Static<typeof UndoChangeSet>;

/** Data of patch {list}/{id}: edits of one document. */
export const ChangeDocument = Closed(
  {
    requestId: RequestId,
    changeSet: ChangeSetName,
    edits: Type.Array(Closed({ path: EditPath, was: Edit.properties.was, value: Edit.properties.value }), {
      minItems: 1,
      maxItems: 200,
    }),
  },
  { $id: 'ChangeDocument' },
);
export type ChangeDocument = Static<typeof ChangeDocument>;

/** Makes the schema of the data of create {list}: a new document, whose id the server makes where it has none. */
export function createDocumentData<Row extends TObject>(row: Row) {
  const {
    _id,
    version: _version,
    archivedAt: _archived,
    createdAt: _created,
    updatedAt: _updated,
    ...fields
  } = row.properties as Row['properties'] & Readonly<Record<string, unknown>>;
  return Closed({
    requestId: RequestId,
    changeSet: ChangeSetName,
    document: Type.Unsafe<Omit<Static<Row>, '_id'> & { readonly _id?: string }>(
      Closed({ _id: Type.Optional(Id('entity')), ...fields }),
    ),
  });
}

/** The parameters of remove {list}/{id}: `detach` also takes the document out of everything that uses it. */
export const removeParameters = {
  requestId: RequestId,
  changeSet: ChangeSetName,
  detach: Type.Boolean(),
};
