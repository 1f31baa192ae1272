import { checkEdit } from '@comanda/contract';
import {
  type ChangeList,
  type Edit,
  type Json,
  type JsonObject,
  LANGUAGE_FIELDS,
  LANGUAGES,
} from '@comanda/domain';
import type { Refusal } from '../records/index.ts';
import type { PlanSettings } from './import-plan.ts';
import { createMatcher, isOf } from './match-dish.ts';
import { createKnown, type Known, type MenuList, type MenuLists } from './menu-lists.ts';

/** The state of a plan in the making: what is published, what the file adds, and the edits so far. */
export type Workings = {
  readonly settings: PlanSettings;
  readonly lists: MenuLists;
  /** The published documents, and these with the file's. */
  readonly live: Readonly<Record<MenuList, Known>>;
  readonly known: Readonly<Record<MenuList, Known>>;
  readonly match: ReturnType<typeof createMatcher>;
  /** The sections of the shop, in which new categories and dishes are sold. */
  readonly sections: readonly string[];
  readonly edits: Edit[];
  /** The row that has each document, and each code. */
  readonly rowOf: Map<string, number>;
  readonly rowOfCode: Map<string, number>;
  readonly newCategories: string[];
  nextOrder(category: string): number;
};

export function createWorkings(lists: MenuLists, settings: PlanSettings): Workings {
  const all = () =>
    // the cast is sound: the keys are those of the lists
    Object.fromEntries(Object.entries(lists).map(([list, rows]) => [list, createKnown(rows)])) as Record<
      MenuList,
      Known
    >;
  const orders = new Map<string, number>();
  for (const { category, order = 0 } of lists.products)
    orders.set(category, Math.max(orders.get(category) ?? 0, order));
  return {
    settings,
    lists,
    live: all(),
    known: all(),
    match: createMatcher(lists.products, settings.shop),
    sections: lists.sections
      .filter(({ shops, archivedAt }) => archivedAt === undefined && isOf(shops, settings.shop))
      .map(({ _id }) => _id),
    edits: [],
    rowOf: new Map(),
    rowOfCode: new Map(),
    newCategories: [],
    nextOrder(category) {
      const next = (orders.get(category) ?? 0) + 1;
      orders.set(category, next);
      return next;
    },
  };
}

/** Returns the first edit that its list would refuse; undefined if all fit. */
export function firstMisfit(edits: readonly Edit[]): Refusal | undefined {
  for (const edit of edits) {
    const checked = checkEdit(edit);
    if (!checked.ok) return { column: checked.problem.field || edit.path, reason: 'doesNotFit' };
  }
  return undefined;
}

/** Returns the edit that makes a document. */
export function creation(list: ChangeList, document: JsonObject): Edit {
  return { list, entity: String(document._id), path: '', value: document };
}

/** Returns a text in every language; the first has that of another where it has none. */
export function completeText(given: Json | undefined): JsonObject {
  // the cast is sound: texts are objects by language
  const texts = (given ?? {}) as Readonly<Record<string, Json | undefined>>;
  const first = LANGUAGES[0].field;
  const any = [first, ...LANGUAGE_FIELDS]
    .map((field) => texts[field])
    .find((text) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(LANGUAGE_FIELDS.map((field) => [field, texts[field] ?? ''])),
    [first]: texts[first] || (any ?? ''),
  };
}

/** Returns the text of the one language in which something new is named. */
export function namedOnce(name: string): JsonObject {
  return completeText({ [LANGUAGES[0].field]: name });
}
