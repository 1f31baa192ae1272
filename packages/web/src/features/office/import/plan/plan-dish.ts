import type { Product, Shop } from '@comanda/contract';
import { ARCHIVED_AT, applyEdits, isSameValue, type Json, type JsonObject, stepOf } from '@comanda/domain';
import type { ImportRecord, Refusal } from '../records/index.ts';
import { editsTo, type Wanted, wantedValues } from './changed-values.ts';
import type { PlannedRow } from './import-plan.ts';
import { linkedOptions } from './linked-options.ts';
import { shopsIn } from './match-dish.ts';
import { commit, documentOf } from './plan-part.ts';
import { plannedRow, refusedRow } from './planned-row.ts';
import { resolveReferences } from './resolve-references.ts';
import { completeText, creation, namedOnce, type Workings } from './workings.ts';

/** The list of dishes, as edits name it. */
const OWN = { list: 'products' } as const;
type Values = Readonly<Record<string, Json | null>>;

/** Plans a dish (office B8.3). */
export function planDish(work: Workings, record: ImportRecord): PlannedRow {
  const { row, values } = record;
  const { settings } = work;
  const category =
    typeof values.category === 'string' ? work.known.categories.idOf(values.category) : undefined;
  const match = work.match(record, category);
  const answer = match?.isCertain === false ? (settings.answers[row] ?? settings.sameNames) : 'same';
  const document = match !== undefined && answer !== 'new' ? match.product : undefined;
  const refusals = refusalsOf(work, record, document);
  if (refusals.length > 0) return refusedRow(record, refusals, document);
  if (document !== undefined) work.rowOf.set(String(document._id), row);
  for (const key of codeKeys(work, values, document)) work.rowOfCode.set(key, row);
  const resolved = resolveReferences(work, withCategory(values, category), document === undefined);
  if (resolved.refusals.length > 0) return refusedRow(record, resolved.refusals, document);
  if (document === undefined) return planNewDish(work, record, resolved.values);
  const { options, edits } = linkedOptions(work, record, document);
  const own: Values = { ...resolved.values, ...ensuredCategory(work, values, category), ...options };
  const wanted = [...wantedValues(own, settings.clearsEmpty), ...kept(work, record, document)];
  const all = [...edits, ...editsTo({ list: 'products', document }, wanted)];
  if (answer === undefined) return { ...plannedRow(record, document, all), standing: 'asks' };
  return commit(work, record, { document, edits: all });
}

/** Returns values without a category that the menu does not have yet. */
function withCategory(values: Values, category: string | undefined): Values {
  if (values.category === undefined || category !== undefined) return values;
  const { category: _unknown, ...others } = values;
  return others;
}

/** Returns the category of a dish whose file names one that the menu lacks: it is made. */
function ensuredCategory(work: Workings, values: Values, category: string | undefined): Values {
  if (typeof values.category !== 'string') return {};
  return { category: category ?? newCategory(work, values.category) };
}

function newCategory(work: Workings, name: string): string {
  const known = work.known.categories.idOf(name);
  if (known !== undefined) return known;
  const { settings, sections, newCategories } = work;
  const order = work.known.categories.byId.size + 1;
  const document = { _id: settings.newId(), name: namedOnce(name), sections: [...sections], order };
  work.known.categories.add(document);
  work.edits.push(creation('categories', document));
  newCategories.push(name);
  return document._id;
}

/** Returns the wishes besides the fields: the other system's id, prices of shops, and no longer being archived. */
function kept(work: Workings, record: ImportRecord, document: JsonObject): readonly Wanted[] {
  const { source } = record;
  // the cast is sound: documents of the list are products
  const { sources = [] } = document as unknown as Product;
  const isKnown = source === undefined || sources.some((each) => isSameValue({ ...each }, { ...source }));
  return [
    ...(isKnown ? [] : [['sources', [...sources, { ...source }]] as const]),
    ...ownPrices(work, record, document),
    ...(document[ARCHIVED_AT] === undefined ? [] : [[ARCHIVED_AT, undefined] as const]),
  ];
}

/** Returns the prices of shops that differ from a dish's own. */
function ownPrices(
  work: Workings,
  { shopPrices = [] }: ImportRecord,
  { price: own }: JsonObject,
): readonly (readonly [string, number])[] {
  return shopPrices.flatMap(({ shop, price }) => {
    const id = work.known.shops.idOf(shop);
    return id !== undefined && price !== own ? [[`discountMapping[${id}].price`, price] as const] : [];
  });
}

function planNewDish(work: Workings, record: ImportRecord, values: Values): PlannedRow {
  const { settings } = work;
  const given = record.values.category;
  const category = newCategory(work, typeof given === 'string' ? given : settings.otherCategory);
  const id = record.id ?? settings.newId();
  const made = documentOf(id, { ...values, category });
  const home = work.known.categories.byId.get(category)?.sections;
  const base: JsonObject = {
    ...made,
    name: completeText(made.name),
    ...(made.description !== undefined && { description: completeText(made.description) }),
    ...(made.shortName !== undefined && { shortName: completeText(made.shortName) }),
    ...(made.imageAlt !== undefined && { imageAlt: completeText(made.imageAlt) }),
    sections: made.sections ?? home ?? [...work.sections],
    shops: made.shops ?? [settings.shop],
    order: made.order ?? work.nextOrder(category),
    ...(record.source !== undefined && { sources: [{ ...record.source }] }),
  };
  const { options, edits } = linkedOptions(work, record, base);
  const prices = ownPrices(work, record, base).map(([path, value]) => ({ ...OWN, entity: id, path, value }));
  const priced = applyEdits({ ...base, ...options }, prices);
  const document = (priced.ok ? priced.document : undefined) ?? base;
  return commit(work, record, { document: undefined, edits: [...edits, creation('products', document)] });
}

function refusalsOf(work: Workings, { values }: ImportRecord, document: JsonObject | undefined) {
  const { rowOf, rowOfCode } = work;
  const twin = document === undefined ? undefined : rowOf.get(String(document._id));
  const { price } = values;
  const sameCode = codeKeys(work, values, document)
    .map((key) => rowOfCode.get(key))
    .find((row) => row !== undefined);
  const hasName = Object.entries(values).some(([path, value]) => path.startsWith('name.') && value !== null);
  const refusals: readonly (Refusal | false)[] = [
    sameCode !== undefined && { column: 'code', reason: 'codeTwice', about: String(sameCode) },
    sameCode === undefined &&
      twin !== undefined && { column: 'name', reason: 'rowTwice', about: String(twin) },
    document === undefined && !hasName && { column: 'name', reason: 'nameMissing' },
    document === undefined && typeof price !== 'number' && { column: 'price', reason: 'priceMissing' },
    typeof price === 'number' && price < 0 && { column: 'price', reason: 'negative' },
    typeof price === 'number' && price % stepIn(work) !== 0 && { column: 'price', reason: 'offStep' },
  ];
  return refusals.filter((refusal) => refusal !== false);
}

/** Returns the code of a row in each of its shops: the shops of a chain number their menus each for itself. */
function codeKeys({ settings, lists }: Workings, values: Values, document: JsonObject | undefined) {
  const { code } = values;
  if (typeof code !== 'string') return [];
  // the cast is sound: documents of the list are products
  const own = shopsIn(values) ?? (document as unknown as Product | undefined)?.shops ?? [settings.shop];
  const shops = own.length === 0 ? lists.shops.map(({ _id }) => _id) : own;
  return shops.map((shop) => `${shop}\n${code}`);
}

function stepIn({ lists, settings }: Workings): number {
  const shop: Shop | undefined = lists.shops.find(({ _id }) => _id === settings.shop);
  return shop === undefined ? 1 : stepOf(shop);
}
