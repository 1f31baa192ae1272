import type { Category, Product, ProductOption, Section, Shop, SubCategory } from '@comanda/contract';
import { applyEdits, byDocument, type Edit, type JsonObject } from '@comanda/domain';
import { findHeader, mapColumns, profileOf } from '../columns/index.ts';
import { type ImportPlan, type MenuLists, type PlanSettings, planImport } from '../plan/index.ts';
import { readFile } from '../read/index.ts';
import { readRecords } from '../records/index.ts';

export const SHOP = 'harbour';

const text = (en: string, cht = '', chs = '') => ({ en, cht, chs });

/** Returns the lists of a small menu, or of an installation that has its shop and sections only. */
export function aMenu(more: Partial<MenuLists> = {}): MenuLists {
  // the casts are sound: shops have more fields than an import reads
  const shops = [{ _id: SHOP, name: text('Harbour'), currency: 'HKD' }] as unknown as readonly Shop[];
  const sections = [
    { _id: 'all-day', name: text('All day'), shops: [SHOP] },
  ] as unknown as readonly Section[];
  return {
    ...{ shops, sections, products: [], productOptions: [], categories: [], subCategories: [] },
    orderDiscounts: [],
    ...more,
  };
}

export const DRINKS: Category = {
  _id: 'drinks',
  name: text('Drinks', '飲品', '饮品'),
  sections: ['all-day'],
  order: 1,
};
export const HOT: SubCategory = { _id: 'hot', name: text('Hot', '熱飲', '热饮'), category: 'drinks' };
export const SUGAR: ProductOption = {
  _id: 'sugar',
  name: text('Sugar', '糖', '糖'),
  required: true,
  options: [
    { _id: 'less', name: text('Less', '少甜', '少甜'), defaultSelected: true },
    { _id: 'more', name: text('@More', '多甜', '多甜'), price: -50 },
  ],
};

/** Returns a dish. */
export function aDish(more: Partial<Product> = {}): Product {
  return {
    _id: 'tea',
    name: text('Milk tea', '奶茶', '奶茶'),
    price: 1800,
    category: 'drinks',
    sections: ['all-day'],
    shops: [SHOP],
    code: 'D1',
    ...more,
  };
}

let made = 0;

/** Returns the plan of a file's bytes, or of its text in UTF-8, as the worker makes it. */
export async function planOf(
  file: Uint8Array | string,
  lists: MenuLists,
  more: Partial<PlanSettings> = {},
): Promise<ImportPlan> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const { rows } = await readFile(bytes);
  const header = findHeader(rows);
  const names = rows[header] ?? [];
  const profile = profileOf(names);
  const mapping = mapColumns(names, rows.slice(header + 1));
  return planImport(readRecords(rows, { header, profile, mapping }), lists, {
    shop: SHOP,
    clearsEmpty: false,
    archivesAbsent: false,
    answers: {},
    otherCategory: 'Other',
    now: '2026-03-02T04:00:00.000Z',
    newId: () => {
      made += 1;
      return `n${made}`;
    },
    ...more,
  });
}

/** Returns lists with edits applied, as publishing does. */
export function published(lists: MenuLists, edits: readonly Edit[]): MenuLists {
  const all = new Map(
    Object.entries(lists).map(([list, rows]) => [list, new Map(rows.map((row) => [row._id as string, row]))]),
  );
  for (const group of byDocument(edits).values()) {
    const [first] = group;
    const rows = first && all.get(first.list);
    if (first === undefined || rows === undefined) continue;
    // the casts are sound: documents are JSON
    const applied = applyEdits(rows.get(first.entity) as unknown as JsonObject | undefined, group);
    if (!applied.ok || applied.document === undefined)
      throw new Error(`not applied: ${JSON.stringify(group)}`);
    rows.set(first.entity, applied.document as never);
  }
  return Object.fromEntries(
    [...all].map(([list, rows]) => [list, [...rows.values()]]),
  ) as unknown as MenuLists;
}
