import type { Category, Product, ProductOption, SubCategory } from '@comanda/contract';
import type { Dish, MenuCategory, SetStep } from './draft.ts';

type MenuDraft = {
  readonly shop: string;
  readonly categories: readonly MenuCategory[];
  readonly options: readonly ProductOption[];
  readonly setSteps: readonly SetStep[];
};

/** A shop's menu as the documents of the catalogue. */
type Menu = {
  readonly categories: Category[];
  readonly subCategories: SubCategory[];
  readonly products: Product[];
  readonly productOptions: ProductOption[];
};

/** Code of the first dish: popular dishes are numbered first, so that two digits ring them up. */
const FIRST_CODE = 11;

/** Turns what was written down into documents: places, codes, pictures, and the names of set items. */
export function buildMenu({ shop, categories, options, setSteps }: MenuDraft): Menu {
  const steps = new Set(setSteps.map(({ _id }) => _id));
  const isSet = ({ options: asked = [] }: Dish) => asked.some((id) => steps.has(id));
  const dishes = categories.flatMap((category) => productsOf(shop, category, isSet));
  const codes = new Map(byPopularity(dishes).map(({ _id }, place) => [_id, String(FIRST_CODE + place)]));
  const products = dishes.map((dish) => ({ ...dish, code: codes.get(dish._id) }));
  return {
    categories: categories.map((category, order) => ({
      _id: category.id,
      name: category.name,
      sections: [...category.sections],
      order,
      image: `rail-${category.id}`,
      ...(category.course !== undefined && { course: category.course }),
    })),
    subCategories: categories.flatMap(({ id: category, groups }) =>
      groups.map(({ id, name }, order) => ({ _id: id, name, category, order })),
    ),
    products,
    productOptions: [...options, ...setSteps.map((step) => setOptionOf(step, products))],
  };
}

/** Returns the popular dishes before the others. */
function byPopularity(dishes: readonly Product[]): readonly Product[] {
  const isPopular = ({ popular = false }: Product) => popular;
  return [...dishes.filter(isPopular), ...dishes.filter((dish) => !isPopular(dish))];
}

function productsOf(shop: string, category: MenuCategory, isSet: (dish: Dish) => boolean): Product[] {
  const dishes = category.groups.flatMap(({ id, dishes }) => dishes.map((dish) => ({ dish, group: id })));
  return dishes.map(({ dish, group }, order) => ({
    ...dish,
    // a dish whose allergens are known is known through and through; a set eats as its dishes do
    ...(dish.allergens !== undefined && !isSet(dish) && { diets: dish.diets ?? [] }),
    goesWith: (dish.goesWith ?? category.goesWith).filter((id) => id !== dish._id),
    category: category.id,
    subCategory: group,
    sections: dish.sections ?? [...category.sections],
    shops: [shop],
    image: `dish-${dish._id}`,
    order,
  }));
}

function setOptionOf({ items, ...step }: SetStep, products: readonly Product[]): ProductOption {
  return {
    ...step,
    type: 'option',
    options: items.map(({ product: id, price }) => {
      const product = products.find((candidate) => candidate._id === id);
      if (product === undefined)
        throw new Error(`The set step ${step._id} offers ${id}, which is not on the menu`);
      return { _id: id, name: product.name, price, type: 'product', product: id };
    }),
  };
}
