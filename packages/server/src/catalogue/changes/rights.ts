import { applyEdits, type ChangeList, type Edit, entityKey, type JsonObject } from '@comanda/domain';
import type { Actor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Unit } from './change-parts.ts';
import { type Documents, readWholeList } from './documents.ts';

/** Lists whose documents set a shop up; all others are the menu and promotions (office B6). */
const SET_UP: ReadonlySet<ChangeList> = new Set(['shops', 'tableViewItems', 'taxSettings', 'paymentMethods']);
const OF_ORGANISATION: ReadonlySet<ChangeList> = new Set(['systemSettings', 'appSettings', 'vipLevels']);

/** The shops of a document: all of them, or these. */
type Shops = 'all' | readonly string[];
type Staff = Extract<Actor, { readonly kind: 'staff' }>;

/**
 * Throws `forbidden` unless the actor may make every edit (office B6): owners all; area managers those of documents whose
 * shops are all theirs, before and after; managers their shop's set-up, and its prices of any dish.
 */
export async function ensureMayEdit(
  { tx, actor }: Pick<Unit, 'tx' | 'actor'>,
  edits: readonly Edit[],
  documents: Documents,
): Promise<void> {
  if (actor.kind === 'system') return;
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  const { role } = actor.staff;
  if (role === 'owner') return;
  const isArea = role === 'areaManager';
  if (!isArea && role !== 'manager') throw new CodedError('forbidden');
  const shops = isArea ? actor.staff.shops : [actor.shop];
  const shopsOf = await createShopsOf(tx, edits);
  for (const [key, group] of Map.groupBy(edits, entityKey)) {
    const [first] = group;
    if (first === undefined || (!isArea && isOwnPrices(actor, group))) continue;
    const before = documents.get(key)?.document;
    const applied = applyEdits(before, group);
    const states = [before, applied.ok ? applied.document : undefined];
    const isSetUp = SET_UP.has(first.list) || isServiceCharge(group);
    const isOpenTo = isArea ? !OF_ORGANISATION.has(first.list) : isSetUp;
    const isTheirs = states.every(
      (state) => state === undefined || areAllOf(shopsOf(first.list, state), shops),
    );
    if (!isOpenTo || !isTheirs) throw new CodedError('forbidden');
  }
}

/** Returns true if edits change nothing but the prices that a manager's own shop has of a dish. */
function isOwnPrices({ shop }: Staff, edits: readonly Edit[]): boolean {
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

/** Creates the function that returns the shops of a document; categories and options have those of what they belong to. */
async function createShopsOf(tx: Unit['tx'], edits: readonly Edit[]) {
  const lists = new Set(edits.map(({ list }) => list));
  const needs = (list: ChangeList, ...by: readonly ChangeList[]) =>
    by.some((one) => lists.has(one)) ? readWholeList(tx, list) : [];
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

/** Returns the shops that a document names; none named means all. */
function named({ shops }: JsonObject): Shops {
  const ids = listOf(shops);
  return ids.length === 0 ? 'all' : ids;
}

function listOf(value: JsonObject[string]): readonly string[] {
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
