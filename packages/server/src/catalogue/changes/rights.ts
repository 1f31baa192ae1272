import {
  applyEdits,
  type ChangeList,
  type Edit,
  entityKey,
  type JsonObject,
  type SetEdit,
} from '@comanda/domain';
import { type Actor, ensureManagement } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Unit } from './change-parts.ts';
import { type Documents, readWholeList, type VersionedDocument } from './documents.ts';
import { isPayeeEdit } from './payees.ts';

/** Lists whose documents set a shop up; all others are the menu and promotions (office B6). */
const SET_UP: ReadonlySet<ChangeList> = new Set(['shops', 'tableViewItems', 'taxSettings', 'paymentMethods']);
/** The lists that another program may change. */
const MENU: ReadonlySet<ChangeList> = new Set([
  'sections',
  'categories',
  'subCategories',
  'products',
  'productOptions',
]);
const OF_ORGANISATION: ReadonlySet<ChangeList> = new Set(['systemSettings', 'appSettings', 'vipLevels']);

/** The shops of a document: all of them, or these. */
export type Shops = 'all' | readonly string[];

/**
 * Throws `forbidden` unless the actor may make every edit (office B6): owners all; area managers those of documents whose
 * shops are all theirs, before and after, as published and with the edits that are `drafted` already; managers their
 * shop's set-up, and its prices of any dish; another program the menu of the shops of its token. Where money goes is
 * the owners'.
 */
export async function ensureMayEdit(
  { tx, actor }: Pick<Unit, 'tx' | 'actor'>,
  edits: readonly Edit[],
  documents: Documents,
  drafted: readonly SetEdit[] = [],
): Promise<void> {
  const rights = rightsOf(actor);
  if (rights === 'all') return;
  const { shops, isOpenTo, ownPrices } = rights;
  const shopsOf = await createShopsOf(tx, edits);
  for (const [key, group] of Map.groupBy(edits, entityKey)) {
    const [first] = group;
    if (first === undefined || (ownPrices !== undefined && isOwnPrices(ownPrices, group))) continue;
    const live = documents.get(key)?.document;
    const now =
      withEdits(
        live,
        drafted.filter((edit) => entityKey(edit) === key),
      ) ?? live;
    const states = [live, now, withEdits(now, group)];
    const isTheirs = states.every(
      (state) => state === undefined || shops === 'all' || areAllOf(shopsOf(first.list, state), shops),
    );
    if (!isOpenTo(first.list, group) || !isTheirs) throw new CodedError('forbidden');
  }
}

/** Returns a document with edits; undefined if they do not apply, or take it away. */
function withEdits(document: JsonObject | undefined, edits: readonly Edit[]): JsonObject | undefined {
  const applied = applyEdits(document, edits);
  return applied.ok ? applied.document : undefined;
}

/** The edits that somebody may make: of documents in these lists whose shops are all theirs. */
type Rights = {
  readonly shops: Shops;
  readonly isOpenTo: (list: ChangeList, edits: readonly Edit[]) => boolean;
  /** The shop whose prices they may set of any dish. */
  readonly ownPrices?: string;
};

/** Throws `notAuthenticated` or `forbidden` for those who may edit nothing. */
function rightsOf(actor: Actor): Rights | 'all' {
  if (actor.kind === 'system') return 'all';
  ensureEditor(actor);
  if (actor.kind === 'integration')
    return { shops: actor.shops.length === 0 ? 'all' : actor.shops, isOpenTo: (list) => MENU.has(list) };
  if (actor.kind !== 'staff') throw new CodedError('forbidden');
  const { staff, shop } = actor;
  if (staff.role === 'owner') return 'all';
  if (staff.role === 'areaManager')
    return {
      shops: staff.shops,
      isOpenTo: (list, edits) => !OF_ORGANISATION.has(list) && !edits.some(isPayeeEdit),
    };
  return {
    shops: [shop],
    isOpenTo: (list, edits) => (SET_UP.has(list) && !edits.some(isPayeeEdit)) || isServiceCharge(edits),
    ownPrices: shop,
  };
}

/** Throws unless the actor is management, or another program that may change the menu (office B9.1). */
export function ensureEditor(actor: Actor): void {
  if (actor.kind === 'integration' && actor.scopes.includes('menu:write')) return;
  ensureManagement(actor);
}

/** Returns true if edits change nothing but the prices that a manager's own shop has of a dish. */
function isOwnPrices(shop: string, edits: readonly Edit[]): boolean {
  const own = `discountMapping[${shop}]`;
  return edits.every(({ list, path }) => list === 'products' && (path === own || path.startsWith(`${own}.`)));
}

/** Returns true if edits change nothing of a section but its service charge, which is part of a shop's set-up (office B5.2). */
function isServiceCharge(edits: readonly Edit[]): boolean {
  return edits.every(({ list, path }) => list === 'sections' && path === 'sectionSettings');
}

function areAllOf(shops: Shops, own: readonly string[]): boolean {
  return shops !== 'all' && shops.every((shop) => own.includes(shop));
}

/**
 * Creates the function that returns the shops of a document; categories and options have those of what they belong to, as
 * it is live, or with edits that are `drafted`.
 */
export async function createShopsOf(read: Reads, edits: readonly Edit[], drafted: readonly Edit[] = []) {
  const lists = new Set(edits.map(({ list }) => list));
  const needs = (list: ChangeList, ...by: readonly ChangeList[]) =>
    by.some((one) => lists.has(one)) ? wholeList(read, list, drafted) : [];
  const sections = await needs('sections', 'categories', 'subCategories');
  const categories = await needs('categories', 'subCategories');
  const products = await needs('products', 'productOptions');

  return function shopsOf(list: ChangeList, document: JsonObject): Shops {
    switch (list) {
      case 'shops':
        return [String(document._id)];
      case 'tableViewItems':
      case 'paymentMethods':
        return [String(document.shop)];
      case 'categories': {
        const ids = listOf(document.sections);
        return union(
          sections
            .filter((each) => ids.includes(String(each.document._id)))
            .map((each) => named(each.document)),
        );
      }
      case 'subCategories': {
        const category = categories.find((each) => each.document._id === document.category);
        return category === undefined ? [] : shopsOf('categories', category.document);
      }
      case 'productOptions': {
        const users = products.filter((each) => listOf(each.document.options).includes(String(document._id)));
        return union(users.map((each) => named(each.document)));
      }
      default:
        return named(document);
    }
  };
}

/** Reads the documents of a list, and those that edits make or change. */
async function wholeList(
  read: Reads,
  list: ChangeList,
  drafted: readonly Edit[],
): Promise<readonly Pick<VersionedDocument, 'document'>[]> {
  const live = await readWholeList(read, list);
  const own = drafted.filter((edit) => edit.list === list);
  const states = [...Map.groupBy(own, ({ entity }) => entity)].flatMap(([entity, group]) => {
    const known = live.find(({ document }) => document._id === entity)?.document;
    const document = withEdits(known, group);
    return document === undefined ? [] : [{ document }];
  });
  return [...live, ...states];
}

/** Returns the shops that a document names; none named means all. */
function named({ shops }: JsonObject): Shops {
  const ids = listOf(shops);
  return ids.length === 0 ? 'all' : ids;
}

export function listOf(value: JsonObject[string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function union(all: readonly Shops[]): Shops {
  const some: string[] = [];
  for (const shops of all) {
    if (shops === 'all') return 'all';
    some.push(...shops);
  }
  return [...new Set(some)];
}
