import type { Json, JsonObject } from './json.ts';

/** The lists of the catalogue, each changed by edits (office B2.1). */
export const CHANGE_LISTS = [
  'systemSettings',
  'appSettings',
  'shops',
  'sections',
  'categories',
  'subCategories',
  'products',
  'productOptions',
  'orderDiscounts',
  'taxSettings',
  'tableViewItems',
  'paymentMethods',
  'vipLevels',
  'rewards',
] as const;
export type ChangeList = (typeof CHANGE_LISTS)[number];

/** A document of a list, by its id. */
export type EntityKey = { readonly list: ChangeList; readonly entity: string };

/**
 * A change of one value of a document (office B2.1): `was` is the value that its editor saw, `value` the new one; absent
 * where there is none. The path of a whole document creates it, or without a value takes it away.
 */
export type Edit = EntityKey & {
  readonly path: string;
  readonly was?: Json;
  readonly value?: Json;
};

/** The person who made an edit. */
export type Editor = { readonly _id: string; readonly name: string };

/** An edit with its editor and the moment of it. */
export type SignedEdit = Edit & { readonly by?: Editor; readonly at?: string };

/** An edit of a change set; `crossed` once another set published its path meanwhile (office B2.4). */
export type SetEdit = SignedEdit & { readonly crossed?: boolean };

/** An edit that was refused, because its path holds `theirs` and not what its editor saw (office B2.3). */
export type EditConflict = {
  readonly edit: Edit;
  readonly theirs?: Json;
  readonly by?: Editor;
  readonly at?: string;
};

/** Returns a document as guests have it; undefined where there is none. */
export type LiveDocument = (key: EntityKey) => JsonObject | undefined;

/** The pseudo-field that takes a document out of use: the moment at which it was archived (office B2.8). */
export const ARCHIVED_AT = 'archivedAt';

/** Returns a text that is the same for edits of the same document. */
export function entityKey({ list, entity }: EntityKey): string {
  return `${list}/${entity}`;
}

/** Returns edits by their document, in order. */
export function byDocument<Each extends EntityKey>(
  edits: readonly Each[],
): ReadonlyMap<string, readonly Each[]> {
  const groups = new Map<string, Each[]>();
  for (const edit of edits) {
    const key = entityKey(edit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [edit]);
    else group.push(edit);
  }
  return groups;
}
