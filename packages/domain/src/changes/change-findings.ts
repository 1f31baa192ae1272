import {
  type LanguageOffer,
  offeredLanguages,
  type Product,
  type ProductOption,
  type Shop,
} from '../model/index.ts';
import { stepOf } from '../money/index.ts';
import { optionBoundsProblem } from '../options/index.ts';
import { type ChangeList, type EntityKey, entityKey } from './edit.ts';
import { isJsonObject, isSameValue, type Json, type JsonObject } from './json.ts';
import { isQuotable, type ShopCatalogue, shopCatalogue } from './quotable.ts';
import { type CatalogueDocuments, referencesOf } from './references.ts';
import { ruleFindings } from './rule-findings.ts';

/** Something that a check of changed documents found (office B2.7). */
type ChangeFinding = EntityKey & {
  readonly level: 'error' | 'warning';
  readonly code:
    | 'referenceMissing'
    | 'optionBounds'
    | 'setInItself'
    | 'amountOffStep'
    | 'codeTwice'
    | 'nameMissing'
    | 'outsideSections'
    | 'notQuotable'
    | 'translationMissing'
    | 'pictureMissing'
    | 'allergensUnknown'
    | 'priceZero'
    | 'priceJump'
    | 'onNoMenu'
    | 'ruleRange'
    | 'ruleNever'
    | 'listEmptied';
  readonly path?: string;
  readonly about?: string;
};

/** A changed document, before and after; without `after` it is gone. */
type CheckedDocument = EntityKey & {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
};

/** The share by which a price may change without a warning. */
const USUAL_CHANGE = 0.3;
type Found = Omit<ChangeFinding, 'list' | 'entity'>;

/** Returns what is wrong, or looks wrong, with changed documents. */
export type ChangeChecks = (changed: readonly CheckedDocument[]) => readonly ChangeFinding[];

/**
 * Creates the checks of documents as they would be (office B2.7), for many changes in parts: a product that two parts
 * concern may be found in both.
 *
 * @param documents every document in use, with the changes
 */
export function createChangeChecks(documents: CatalogueDocuments): ChangeChecks {
  const known = knownKeys(documents);
  const index = indexOf(documents);
  const quotes = createQuoteChecks(index);
  return (changed) => {
    const own = changed.flatMap(({ list, entity, before, after }) => {
      if (after === undefined) return [];
      const found = [
        // one that was disabled for its last dish keeps naming it (office B2.8)
        ...(after.status === 'disabled' ? [] : missingReferences(list, after, known)),
        ...nameFindings(after, list === 'shops' ? [offerOf(after)] : offersOf(after, index)),
        ...(list === 'products' ? productFindings(after, before, index) : []),
        ...(list === 'productOptions' ? optionFindings(after) : []),
        ...(list === 'orderDiscounts' ? ruleFindings(before, after, index.shops) : []),
      ];
      return found.map((finding) => ({ list, entity, ...finding }));
    });
    return [...own, ...quotes(changed)];
  };
}

/** Creates the check for products, changed or with changed parts, that cannot be priced in one of their shops. */
function createQuoteChecks(index: Index): ChangeChecks {
  // the casts are sound: documents of the lists are products, options and shops
  const lists = {
    products: [...index.products.values()] as unknown as readonly Product[],
    productOptions: [...index.options.values()] as unknown as readonly ProductOption[],
  };
  let shops: readonly ShopCatalogue[] | undefined;
  return (changed) => {
    const products = concernedProducts(changed, index).filter((product) => isAnswerable(product, index));
    if (products.length === 0) return [];
    shops ??= (index.shops as unknown as readonly Shop[]).map((shop) => shopCatalogue(shop, lists));
    return products.flatMap((document) => refusalOf(document as unknown as Product, shops ?? []));
  };
}

/** Returns the finding of a product that the first of these shops cannot price; none if all can. */
function refusalOf(product: Product, shops: readonly ShopCatalogue[]): readonly ChangeFinding[] {
  const refusing = shops.find(
    (each) => each.catalogue.products.has(product._id) && !isQuotable(product, each),
  );
  if (refusing === undefined) return [];
  const key = { list: 'products', entity: product._id } as const;
  return [{ ...key, ...error('notQuotable', { about: refusing.shop._id }) }];
}

/** Returns the products in use that a change may keep from being priced: with their options and set items. */
function concernedProducts(
  changed: readonly CheckedDocument[],
  { products, options }: Index,
): readonly JsonObject[] {
  const idsOf = (list: ChangeList) =>
    new Set(changed.filter((each) => each.list === list).map(({ entity }) => entity));
  const own = idsOf('products');
  const asked = idsOf('productOptions');
  for (const [id, option] of options) if (setItems(option).some((item) => own.has(item))) asked.add(id);
  return [...products.values()].filter(
    (product) =>
      own.has(String(product._id)) || (asked.size > 0 && texts(product.options).some((id) => asked.has(id))),
  );
}

/** Returns false for a product whose options have an error of their own. */
function isAnswerable(product: JsonObject, index: Index): boolean {
  const asked = texts(product.options)
    .map((id) => index.options.get(id))
    .filter((option) => option !== undefined);
  return !isInItself(product, index) && asked.every((option) => optionFindings(option).length === 0);
}

function error(code: ChangeFinding['code'], more: Partial<Found> = {}): Found {
  return { level: 'error', code, ...more };
}

function warning(code: ChangeFinding['code'], more: Partial<Found> = {}): Found {
  return { level: 'warning', code, ...more };
}

function knownKeys(documents: CatalogueDocuments): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [list, rows] of Object.entries(documents)) {
    // the cast is sound: the documents are keyed by the lists
    for (const { _id } of rows) keys.add(entityKey({ list: list as ChangeList, entity: String(_id) }));
  }
  return keys;
}

function missingReferences(
  list: ChangeList,
  document: JsonObject,
  known: ReadonlySet<string>,
): readonly Found[] {
  return referencesOf(list, document)
    .filter(({ to }) => !known.has(entityKey(to)))
    .map(({ path, to }) => error('referenceMissing', { path, about: entityKey(to) }));
}

/** Returns a name without the first language of one of its shops, or else without another that they offer (B5.4). */
function nameFindings({ name }: JsonObject, offers: readonly LanguageOffer[]): readonly Found[] {
  if (!isJsonObject(name)) return [];
  const isEmpty = (field: string) => {
    const text = name[field];
    return typeof text !== 'string' || text.trim() === '';
  };
  const fields = offers.map((offer) => offeredLanguages(offer).map(({ field }) => field));
  const firsts = [...new Set(fields.flatMap(([first]) => first ?? []))].filter(isEmpty);
  if (firsts.length > 0) return firsts.map((field) => error('nameMissing', { path: `name.${field}` }));
  return [...new Set(fields.flat())]
    .filter(isEmpty)
    .map((field) => warning('translationMissing', { path: `name.${field}` }));
}

/** Returns what a shop's document offers; the cast is sound: its languages are codes. */
function offerOf({ languages }: JsonObject): LanguageOffer {
  return languages === undefined ? {} : ({ languages } as unknown as LanguageOffer);
}

/** Returns the languages that the shops of a document offer; those of all shops, each once, where it names none. */
function offersOf({ shop, shops }: JsonObject, { offers, everyOffer }: Index): readonly LanguageOffer[] {
  const own = texts(typeof shop === 'string' ? [shop] : shops).flatMap((id) => offers.get(id) ?? []);
  return own.length === 0 ? everyOffer : own;
}

type ById = ReadonlyMap<string, JsonObject>;
/** The documents as the checks of a product look them up. */
type Index = {
  /** The products of each code. */
  readonly codes: ReadonlyMap<string, readonly JsonObject[]>;
  readonly products: ById;
  readonly options: ById;
  readonly categories: ById;
  readonly shops: readonly JsonObject[];
  /** The languages that each shop offers, and those of all, each once: a chain has a thousand shops, and few offers. */
  readonly offers: ReadonlyMap<string, LanguageOffer>;
  readonly everyOffer: readonly LanguageOffer[];
};

function indexOf({ products, productOptions, categories, shops = [] }: CatalogueDocuments): Index {
  const byId = (rows: readonly JsonObject[] = []) => new Map(rows.map((row) => [String(row._id), row]));
  const offers = new Map(shops.map((shop) => [String(shop._id), offerOf(shop)]));
  const distinct = new Map([...offers.values()].map((offer) => [String(offer.languages), offer]));
  return {
    codes: codesOf(products),
    products: byId(products),
    options: byId(productOptions),
    categories: byId(categories),
    shops,
    offers,
    everyOffer: distinct.size === 0 ? [{}] : [...distinct.values()],
  };
}

function codesOf(products: readonly JsonObject[] = []): Index['codes'] {
  const byCode = new Map<string, JsonObject[]>();
  for (const product of products) {
    if (typeof product.code !== 'string' || product.code === '') continue;
    byCode.set(product.code, [...(byCode.get(product.code) ?? []), product]);
  }
  return byCode;
}

function productFindings(
  product: JsonObject,
  before: JsonObject | undefined,
  index: Index,
): readonly Found[] {
  const { code, price, category, sections, image, allergens } = product;
  const others = typeof code === 'string' ? (index.codes.get(code) ?? []) : [];
  const twin = others.find(({ _id, shops }) => _id !== product._id && shareShop(shops, product.shops));
  const home = index.categories.get(String(category));
  const outside = texts(sections).find((id) => home !== undefined && !texts(home.sections).includes(id));
  return [
    ...(twin === undefined ? [] : [error('codeTwice', { path: 'code', about: String(twin._id) })]),
    ...(outside === undefined ? [] : [error('outsideSections', { path: 'sections', about: outside })]),
    ...stepFindings(product, index),
    ...(isInItself(product, index) ? [error('setInItself', { path: 'options' })] : []),
    ...(image === undefined ? [warning('pictureMissing', { path: 'image' })] : []),
    ...(allergens === undefined ? [warning('allergensUnknown', { path: 'allergens' })] : []),
    ...(texts(sections).length === 0 ? [warning('onNoMenu', { path: 'sections' })] : []),
    ...(price === 0 ? [warning('priceZero', { path: 'price' })] : []),
    ...(isJump(before?.price, price) ? [warning('priceJump', { path: 'price' })] : []),
  ];
}

/** Returns the prices of a product that are off the step of one of its shops. */
function stepFindings(product: JsonObject, { shops }: Index): readonly Found[] {
  const own = entries(product.discountMapping);
  return shops.flatMap((shop) => {
    const { _id: id } = shop;
    if (!shareShop(product.shops, [String(id)])) return [];
    // the cast is sound: shops have a currency
    const step = stepOf(shop as unknown as Parameters<typeof stepOf>[0]);
    const entry = own.find((each) => each.shop === id && typeof each.price === 'number');
    const price = entry?.price ?? product.price;
    const path = entry === undefined ? 'price' : `discountMapping[${String(id)}].price`;
    const isOff = typeof price === 'number' && price % step !== 0;
    return isOff ? [error('amountOffStep', { path, about: String(id) })] : [];
  });
}

function isJump(before: Json | undefined, after: Json | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || isSameValue(before, after)) return false;
  return before > 0 && Math.abs(after - before) > before * USUAL_CHANGE;
}

/** Returns true if a set leads to itself through its choices. */
function isInItself(product: JsonObject, { products, options }: Index): boolean {
  const target = String(product._id);
  const seen = new Set<string>();
  const waiting = [product];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const id of texts(next.options).flatMap((option) => setItems(options.get(option)))) {
      if (id === target) return true;
      const item = products.get(id);
      if (item === undefined || seen.has(id)) continue;
      seen.add(id);
      waiting.push(item);
    }
  }
  return false;
}

/** Returns the products that an option's choices add to a set. */
function setItems(option: JsonObject | undefined): readonly string[] {
  return entries(option?.options).flatMap(({ type, product }) =>
    type === 'product' && typeof product === 'string' ? [product] : [],
  );
}

/** Returns bounds that no choice of an option can meet. */
function optionFindings(option: JsonObject): readonly Found[] {
  // the cast is sound: documents of the list are options
  const given = option as unknown as Parameters<typeof optionBoundsProblem>[0];
  return optionBoundsProblem(given) === undefined ? [] : [error('optionBounds')];
}

/** Returns true if two lists of shops, of which an empty one means all, have one in common. */
function shareShop(one: Json | undefined, other: Json | undefined): boolean {
  const [a, b] = [texts(one), texts(other)];
  return a.length === 0 || b.length === 0 || a.some((shop) => b.includes(shop));
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function entries(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((each) => isJsonObject(each)) : [];
}
