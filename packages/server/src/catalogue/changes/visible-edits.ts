import {
  applyEdits,
  type ChangeList,
  type Edit,
  entityKey,
  isJsonObject,
  type Json,
  type JsonObject,
  WHOLE,
} from '@comanda/domain';
import type { Actor } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { readDocuments, readWholeList } from './documents.ts';
import { createShopsOf, listOf, type Shops } from './rights.ts';

/** Entries of lists in a path: `discountMapping[shop1].price`. */
const ENTRIES = /\[([^\]]+)\]/g;

/** Returns the shops whose unpublished catalogue an actor may see: their own (office B2.9). */
export function seenShops(actor: Actor): Shops {
  if (actor.kind === 'integration') return actor.shops.length === 0 ? 'all' : actor.shops;
  if (actor.kind !== 'staff' || actor.staff.role === 'owner') return 'all';
  return actor.staff.role === 'areaManager' ? actor.staff.shops : [actor.shop];
}

/** Returns true if an actor may see the unpublished catalogue of a shop. */
export function seesShop(actor: Actor, shop: string): boolean {
  const shops = seenShops(actor);
  return shops === 'all' || shops.includes(shop);
}

/**
 * Returns the edits that concern some shops: those of documents that are sold or used in one of them, without the prices
 * and other entries of a document that other shops have.
 */
export async function visibleEdits<Each extends Edit>(
  read: Reads,
  edits: readonly Each[],
  shops: Shops,
): Promise<readonly Each[]> {
  if (shops === 'all' || edits.length === 0) return edits;
  const documents = await readDocuments(read, edits);
  const others = await otherShops(read, shops);
  const shopsOf = await createShopsOf(read, edits, edits);
  return [...Map.groupBy(edits, entityKey)].flatMap(([key, group]) => {
    const live = documents.get(key)?.document;
    const isSeen = statesOf(live, group).some((state) =>
      group.some(({ list }) => areSome(shopsOf(list, state), shops)),
    );
    if (!isSeen) return [];
    return group.filter(({ path }) => !isOf(others, path)).map((edit) => withoutEntries(edit, others));
  });
}

/** Returns the documents of a list that concern some shops; those that name none concern all. */
export function visibleRows(
  list: ChangeList,
  rows: readonly JsonObject[],
  shops: Shops,
): readonly JsonObject[] {
  if (shops === 'all') return rows;
  return rows.filter((row) => {
    if (list === 'shops') return shops.includes(String(row._id));
    if (typeof row.shop === 'string') return shops.includes(row.shop);
    const own = listOf(row.shops);
    return own.length === 0 || own.some((shop) => shops.includes(shop));
  });
}

/** Returns a document as it is and as edits make it; of one that they take away, what it was. */
function statesOf(live: JsonObject | undefined, edits: readonly Edit[]): readonly JsonObject[] {
  const applied = applyEdits(live, edits);
  const after = applied.ok ? applied.document : undefined;
  const gone = edits.find(({ path }) => path === WHOLE)?.was;
  return [live, after, isJsonObject(gone) ? gone : undefined].filter((state) => state !== undefined);
}

function areSome(shops: Shops, own: readonly string[]): boolean {
  return shops === 'all' || shops.length === 0 || shops.some((shop) => own.includes(shop));
}

async function otherShops(read: Reads, own: readonly string[]): Promise<ReadonlySet<string>> {
  const all = await readWholeList(read, 'shops');
  return new Set(all.map(({ document }) => String(document._id)).filter((shop) => !own.includes(shop)));
}

/** Returns true if a path leads through an entry of one of these shops. */
function isOf(shops: ReadonlySet<string>, path: string): boolean {
  return [...path.matchAll(ENTRIES)].some(([, entry = '']) => shops.has(entry));
}

/** Returns an edit of a whole document without the entries that these shops have in it. */
function withoutEntries<Each extends Edit>(edit: Each, shops: ReadonlySet<string>): Each {
  if (edit.path !== WHOLE) return edit;
  const reduced = (state: Json | undefined) => (isJsonObject(state) ? withoutShops(state, shops) : state);
  const [was, value] = [reduced(edit.was), reduced(edit.value)];
  return { ...edit, ...(was !== undefined && { was }), ...(value !== undefined && { value }) };
}

function withoutShops(document: JsonObject, shops: ReadonlySet<string>): JsonObject {
  const isTheirs = (entry: Json) => isJsonObject(entry) && shops.has(String(entry.shop));
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((entry: Json) => !isTheirs(entry)) : value,
    ]),
  );
}
