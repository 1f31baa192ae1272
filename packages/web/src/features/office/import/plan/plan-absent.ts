import type { Product } from '@comanda/contract';
import { ARCHIVED_AT, type Edit, type JsonObject, LANGUAGE_FIELDS, referencesOf } from '@comanda/domain';
import type { MenuList } from './menu-lists.ts';
import type { Workings } from './workings.ts';

type Absent = { readonly archived: readonly string[]; readonly kept: readonly string[] };

/** Plans the archiving of the shop's dishes that the file does not have; what others use stays, and is named. */
export function planAbsent({ lists, settings, rowOf, edits }: Workings): Absent {
  if (!settings.archivesAbsent || rowOf.size === 0) return { archived: [], kept: [] };
  const isOneShop = lists.shops.length === 1;
  const isOnlyOf = ({ shops = [] }: Product) =>
    shops.length === 0 ? isOneShop : shops.every((shop) => shop === settings.shop);
  const absent = lists.products.filter(
    (product) => product[ARCHIVED_AT] === undefined && isOnlyOf(product) && !rowOf.has(product._id),
  );
  const gone = new Set<string>(absent.map(({ _id }) => _id));
  const used = usedProducts(lists, gone);
  const removed = absent.filter(({ _id }) => !used.has(_id));
  edits.push(
    ...removed.map(
      ({ _id }): Edit => ({ list: 'products', entity: _id, path: ARCHIVED_AT, value: settings.now }),
    ),
  );
  return {
    archived: removed.map(firstName),
    kept: absent.filter(({ _id }) => used.has(_id)).map(firstName),
  };
}

/** Returns the dishes that something uses which stays: sets, suggestions, promotions, limits. */
function usedProducts(lists: Workings['lists'], gone: ReadonlySet<string>): ReadonlySet<string> {
  const used = new Set<string>();
  const users: readonly MenuList[] = ['products', 'productOptions', 'orderDiscounts', 'shops'];
  for (const list of users) {
    for (const document of lists[list]) {
      if (document[ARCHIVED_AT] !== undefined || gone.has(document._id)) continue;
      // the cast is sound: documents are JSON
      for (const { to } of referencesOf(list, document as unknown as JsonObject))
        if (to.list === 'products') used.add(to.entity);
    }
  }
  return used;
}

function firstName({ name }: Product): string {
  return LANGUAGE_FIELDS.map((field) => name[field]).find((text) => text) ?? '';
}
