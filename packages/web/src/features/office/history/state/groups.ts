import { byDocument, type ChangeList, type SetEdit } from '@comanda/domain';

/** The parts of the office that lists are edited in, in the order in which their changes are shown. */
const GROUPS = {
  menu: ['products', 'productOptions', 'categories', 'subCategories', 'sections'],
  promotions: ['orderDiscounts'],
  members: ['vipLevels', 'rewards'],
  restaurant: ['shops', 'taxSettings'],
  tables: ['tableViewItems'],
  payments: ['paymentMethods'],
  organisation: ['systemSettings', 'appSettings'],
} as const satisfies Readonly<Record<string, readonly ChangeList[]>>;
type GroupName = keyof typeof GROUPS;

/** Changes of one part of the office, document by document. */
export type ChangeGroup = { readonly name: GroupName; readonly documents: readonly (readonly SetEdit[])[] };

/** Returns the first documents that edits change, at most `limit`, by the part that they are edited in. */
export function changeGroups(edits: readonly SetEdit[], limit: number): readonly ChangeGroup[] {
  const documents = [...byDocument(edits).values()];
  let left = limit;
  // the cast is sound: the keys are those of the object
  return (Object.keys(GROUPS) as GroupName[]).flatMap((name) => {
    const lists: readonly ChangeList[] = GROUPS[name];
    const own = documents.filter(([edit]) => edit !== undefined && lists.includes(edit.list)).slice(0, left);
    left -= own.length;
    return own.length === 0 ? [] : [{ name, documents: own }];
  });
}

/** Returns the number of documents that edits change. */
export function documentCount(edits: readonly SetEdit[]): number {
  return byDocument(edits).size;
}
