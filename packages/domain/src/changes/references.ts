import { type ChangeList, type Edit, type EntityKey, entityKey } from './edit.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** A place in a document that names another one, by the path of its field. */
type Reference = { readonly path: string; readonly to: EntityKey };
/** A place that uses a document. */
export type Use = EntityKey & { readonly path: string };
/** The documents of each list that are in use. */
export type CatalogueDocuments = { readonly [List in ChangeList]?: readonly JsonObject[] };

type Rule = {
  /** The fields that lead to the id; `[]` goes through a list's entries. */
  readonly at: string;
  readonly to: ChangeList;
  /**
   * Way of letting go: the id leaves its list or field, the list's entry goes, or the document is disabled, because it
   * would mean more without it; absent where it is required.
   */
  readonly detach?: 'id' | 'entry' | 'disable';
  /** True if the list means everything when it is empty. */
  readonly emptyMeansAll?: boolean;
};

const SHOPS: Rule = { at: 'shops[]', to: 'shops', detach: 'id', emptyMeansAll: true };
const conditions = (field: string): readonly Rule[] => [
  { at: `${field}[].product[]`, to: 'products', detach: 'id', emptyMeansAll: true },
  { at: `${field}[].category[]`, to: 'categories', detach: 'id', emptyMeansAll: true },
  { at: `${field}[].sections[]`, to: 'sections', detach: 'id', emptyMeansAll: true },
  { at: `${field}[].excludeProduct[]`, to: 'products', detach: 'id' },
  { at: `${field}[].excludeCategory[]`, to: 'categories', detach: 'id' },
  { at: `${field}[].excludeSections[]`, to: 'sections', detach: 'id' },
  { at: `${field}[].productOption[].option`, to: 'productOptions', detach: 'disable' },
];

/** The fields of each list that name other documents. */
const RULES: { readonly [List in ChangeList]: readonly Rule[] } = {
  systemSettings: [{ at: 'welcomeCoupons[]', to: 'orderDiscounts', detach: 'id' }],
  appSettings: [],
  shops: [
    { at: 'onlineOrderLimits[].product[]', to: 'products', detach: 'id', emptyMeansAll: true },
    { at: 'onlineOrderLimits[].category[]', to: 'categories', detach: 'id', emptyMeansAll: true },
    { at: 'onlineOrderLimits[].subCategory[]', to: 'subCategories', detach: 'id', emptyMeansAll: true },
  ],
  sections: [SHOPS],
  categories: [{ at: 'sections[]', to: 'sections', detach: 'id' }],
  subCategories: [{ at: 'category', to: 'categories' }],
  products: [
    { at: 'category', to: 'categories' },
    { at: 'subCategory', to: 'subCategories', detach: 'id' },
    { at: 'sections[]', to: 'sections', detach: 'id' },
    SHOPS,
    { at: 'options[]', to: 'productOptions', detach: 'id' },
    { at: 'goesWith[]', to: 'products', detach: 'id' },
    { at: 'discountMapping[].shop', to: 'shops', detach: 'entry' },
    { at: 'priceModifiers[].shop', to: 'shops', detach: 'entry' },
    { at: 'priceModifiers[].option', to: 'productOptions', detach: 'entry' },
  ],
  productOptions: [{ at: 'options[].product', to: 'products', detach: 'entry' }],
  orderDiscounts: [
    SHOPS,
    { at: 'sections[]', to: 'sections', detach: 'id', emptyMeansAll: true },
    { at: 'rules[]', to: 'orderDiscounts', detach: 'id', emptyMeansAll: true },
    { at: 'rulesDiscount[]', to: 'orderDiscounts', detach: 'id', emptyMeansAll: true },
    ...conditions('conditions'),
    ...conditions('discountRules'),
    { at: 'freeProducts[].product', to: 'products', detach: 'entry', emptyMeansAll: true },
    { at: 'freeProducts[].options[].option', to: 'productOptions', detach: 'entry' },
  ],
  taxSettings: [
    SHOPS,
    { at: 'sections[]', to: 'sections', detach: 'id', emptyMeansAll: true },
    { at: 'rules[]', to: 'orderDiscounts', detach: 'id', emptyMeansAll: true },
    ...conditions('conditions'),
  ],
  tableViewItems: [
    { at: 'shop', to: 'shops' },
    { at: 'section', to: 'sections', detach: 'id' },
  ],
  paymentMethods: [{ at: 'shop', to: 'shops' }],
  vipLevels: [],
  rewards: [{ at: 'coupon', to: 'orderDiscounts' }, SHOPS],
};

/** Returns the documents that a document names. */
export function referencesOf(list: ChangeList, document: JsonObject): readonly Reference[] {
  return RULES[list].flatMap(({ at, to }) =>
    idsAt(document, at.split('.')).map((entity) => ({ path: fieldOf(at), to: { list: to, entity } })),
  );
}

/** Returns the places of the catalogue that name a document, without its own. */
export function usesOf(documents: CatalogueDocuments, target: EntityKey): readonly Use[] {
  const uses: Use[] = [];
  for (const [list, rules] of Object.entries(RULES)) {
    const concerned = rules.filter(({ to }) => to === target.list);
    // the cast is sound: the rules are keyed by the lists
    for (const document of concerned.length === 0 ? [] : (documents[list as ChangeList] ?? [])) {
      const entity = String(document._id);
      if (entityKey({ list: list as ChangeList, entity }) === entityKey(target)) continue;
      const at = concerned.find((rule) => idsAt(document, rule.at.split('.')).includes(target.entity));
      if (at !== undefined) uses.push({ list: list as ChangeList, entity, path: fieldOf(at.at) });
    }
  }
  return uses;
}

/** The edits that take a document out of everything that uses it, and the places that cannot let it go. */
export type Detached = { readonly edits: readonly Edit[]; readonly stuck: readonly Use[] };

/**
 * Returns the edits that take a document out of the places that use it (office B2.8). A list that would become empty and
 * would then mean everything disables its rule, tax or reward, takes out its limit, or archives its document instead.
 */
export function detachEdits(documents: CatalogueDocuments, target: EntityKey, now: string): Detached {
  const edits = new Map<string, Edit>();
  const stuck: Use[] = [];
  for (const use of usesOf(documents, target)) {
    const document = documents[use.list]?.find(({ _id }) => _id === use.entity);
    const outcome = document && released(use.list, document, target, now);
    if (outcome === undefined) stuck.push(use);
    else for (const edit of outcome) edits.set(`${entityKey(edit)}/${edit.path}`, edit);
  }
  return { edits: [...edits.values()], stuck };
}

/** Returns the edits after which a document no longer names another; undefined if it cannot do without. */
function released(
  list: ChangeList,
  document: JsonObject,
  target: EntityKey,
  now: string,
): readonly Edit[] | undefined {
  const entity = String(document._id);
  const concerned = RULES[list].filter(
    (rule) => rule.to === target.list && idsAt(document, rule.at.split('.')).includes(target.entity),
  );
  if (concerned.some(({ detach }) => detach === undefined)) return undefined;
  if (concerned.some(({ detach }) => detach === 'disable')) return disabled(list, document, now);
  const fields = new Map<string, Json | undefined>();
  for (const rule of concerned) {
    const name = fieldOf(rule.at);
    const present = fields.has(name) ? fields.get(name) : document[name];
    const changed = without(present, rule.at.split('.'), target.entity, rule);
    if (changed === EMPTIED) return disabled(list, document, now);
    fields.set(name, changed);
  }
  return [...fields].map(([path, value]): Edit => {
    const was = document[path];
    return { list, entity, path, ...(was !== undefined && { was }), ...(value !== undefined && { value }) };
  });
}

/** Returns the edit that takes a document out of use: it is disabled where it can be, else archived. */
function disabled(list: ChangeList, document: JsonObject, now: string): readonly Edit[] {
  const entity = String(document._id);
  const hasStatus = list === 'orderDiscounts' || list === 'taxSettings' || list === 'rewards';
  if (!hasStatus) return [{ list, entity, path: 'archivedAt', value: now }];
  const { status } = document;
  return [{ list, entity, path: 'status', ...(status !== undefined && { was: status }), value: 'disabled' }];
}

const EMPTIED = Symbol('emptied');

/** Returns a field without an id; `EMPTIED` if a list became empty that would then mean everything. */
function without(
  value: Json | undefined,
  at: readonly string[],
  id: string,
  { detach, emptyMeansAll = false }: Rule,
): Json | undefined | typeof EMPTIED {
  const [first = '', ...rest] = at;
  if (rest.length === 0) {
    if (!first.endsWith('[]')) return undefined;
    const kept = asList(value).filter((each) => each !== id);
    return kept.length === 0 && emptyMeansAll ? EMPTIED : kept;
  }
  const entries: Json[] = [];
  for (const entry of asList(value)) {
    const [field = '', ...deeper] = rest;
    const name = field.replace('[]', '');
    const inner = isJsonObject(entry) ? entry[name] : undefined;
    if (!isJsonObject(entry) || !idsIn(inner, rest).includes(id)) entries.push(entry);
    else if (detach === 'id' || deeper.length > 0) {
      const changed = without(inner, [field, ...deeper], id, { at: '', to: 'shops', detach, emptyMeansAll });
      // an order limit without its last list goes itself; what is not one would mean everything
      if (changed === EMPTIED && !isLimitLeft(entry, name)) {
        if (first === 'onlineOrderLimits[]') continue;
        return EMPTIED;
      }
      const { [name]: _gone, ...others } = entry;
      entries.push(changed === EMPTIED || changed === undefined ? others : { ...others, [name]: changed });
    }
  }
  return entries.length === 0 && detach === 'entry' && emptyMeansAll ? EMPTIED : entries;
}

/** Returns true if an order limit has another list besides one. */
function isLimitLeft(entry: JsonObject, name: string): boolean {
  if (entry.limitType === undefined) return false;
  return ['product', 'category', 'subCategory'].some(
    (other) => other !== name && asList(entry[other]).length > 0,
  );
}

function idsIn(value: Json | undefined, at: readonly string[]): readonly string[] {
  const [first = ''] = at;
  const wrapped: JsonObject = { [first.replace('[]', '')]: value };
  return idsAt(wrapped, at);
}

function idsAt(value: Json | undefined, at: readonly string[]): readonly string[] {
  const [first, ...rest] = at;
  if (first === undefined) return typeof value === 'string' ? [value] : [];
  if (!isJsonObject(value)) return [];
  const inner = value[first.replace('[]', '')];
  return first.endsWith('[]') ? asList(inner).flatMap((entry) => idsAt(entry, rest)) : idsAt(inner, rest);
}

function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the first field of a rule's place. */
function fieldOf(at: string): string {
  return at.split('.')[0]?.replace('[]', '') ?? at;
}
