import type { MenuTemplate, Section, Shop } from '@comanda/contract';
import type { Edit, Json } from '@comanda/domain';

/** Code of the first dish: two digits ring one up. */
const FIRST_CODE = 11;

type Given = {
  readonly template: MenuTemplate;
  /** The accepted prices in minor units, by the template's dish. */
  readonly prices: ReadonlyMap<string, number>;
  readonly shop: Shop;
  readonly sections: readonly Section[];
  /** The number of dishes and categories that the shop has already. */
  readonly present: { readonly dishes: number; readonly categories: number };
  readonly newId: () => string;
};

/**
 * Returns the edits that put the kept dishes of a template on the menu (office B1.5): with the prices that were accepted,
 * their drawings, and allergens unknown; categories without a kept dish are left out.
 */
export function menuEdits({ template, prices, shop, sections, present, newId }: Given): readonly Edit[] {
  const served = sections.map(({ _id }) => _id);
  const categories = template.categories
    .map(({ name, dishes }) => ({ name, dishes: dishes.filter(({ _id }) => prices.has(_id)) }))
    .filter(({ dishes }) => dishes.length > 0);
  let code = FIRST_CODE + present.dishes;
  return categories.flatMap(({ name, dishes }, at) => {
    const category = newId();
    const order = present.categories + at;
    const image = dishes[0]?.image;
    const place = { _id: category, name, sections: served, order, ...(image !== undefined && { image }) };
    return [
      created('categories', place),
      ...dishes.map((dish, index) => {
        const document = {
          _id: newId(),
          name: dish.name,
          price: prices.get(dish._id) ?? dish.price,
          category,
          sections: served,
          shops: [shop._id],
          image: dish.image,
          order: index,
          code: String(code),
        };
        code += 1;
        return created('products', document);
      }),
    ];
  });
}

/** Returns the edits that add tables to a shop. */
export function tableEdits(
  names: readonly string[],
  { shop, capacity, newId }: { readonly shop: Shop; readonly capacity: number; readonly newId: () => string },
): readonly Edit[] {
  return names.map((name) =>
    created('tableViewItems', { _id: newId(), shop: shop._id, item: newId(), name, capacity }),
  );
}

function created(
  list: Edit['list'],
  document: { readonly _id: string; readonly [field: string]: unknown },
): Edit {
  // the cast is sound: documents are JSON
  return { list, entity: document._id, path: '', value: document as Json };
}
