import type { Product, ProductOption } from '@comanda/contract';
import { askedOptions, type Catalogue, isChoiceOffered, isSetItem, type OrderType } from '@comanda/domain';
import type { Avoided, DietaryFilter, EatingDiet } from './dietary-filter.ts';

/**
 * Verdict of the dietary filter on a dish: it fits; it fits with the right choices; its ingredients are not on
 * record; it contains something the guest avoids.
 */
export type DietaryVerdict = 'fits' | 'depends' | 'unknown' | 'conflicts';

/** A catalogue with the allergens and diets that the engine does not read. */
type DietaryCatalogue = Omit<Catalogue, 'products'> & {
  readonly products: ReadonlyMap<string, Product>;
};
export type DietaryQuery = {
  readonly filter: DietaryFilter;
  readonly catalogue: DietaryCatalogue;
  readonly orderType: OrderType;
};

const ORDER: readonly DietaryVerdict[] = ['fits', 'depends', 'unknown', 'conflicts'];
const rank = (verdict: DietaryVerdict) => ORDER.indexOf(verdict);
const worst = (verdicts: readonly DietaryVerdict[]): DietaryVerdict =>
  verdicts.reduce((one, other) => (rank(other) > rank(one) ? other : one), 'fits');

type Choice = ProductOption['options'][number];
type Lists = Pick<Product, 'allergens' | 'diets'>;

/** Judges a list of ingredients by one that is avoided. */
export function contains({ allergens, diets }: Lists, what: Avoided): DietaryVerdict {
  const list: readonly string[] | undefined = what === 'spicy' ? diets : allergens;
  if (list === undefined) return 'unknown';
  return list.includes(what) ? 'conflicts' : 'fits';
}

/** Judges a list of diets by one that is kept. */
export function keepsTo({ diets }: Lists, diet: EatingDiet): DietaryVerdict {
  if (diets === undefined) return 'unknown';
  return diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')) ? 'fits' : 'conflicts';
}

/** Judges an option: a required one by its best choice, an optional one as `depends` at worst. */
function optionVerdict(option: ProductOption, query: DietaryQuery): DietaryVerdict {
  const { catalogue, orderType } = query;
  const offered = option.options.filter((choice) => isChoiceOffered(choice, catalogue, orderType));
  const verdicts = offered.map((choice) => choiceVerdict(choice, query));
  const best = ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fits';
  if (best !== 'fits' && option.required) return best;
  return verdicts.every((verdict) => verdict === 'fits') ? 'fits' : 'depends';
}

/** Judges a choice: a set item by its dish, any other by its own allergens; without a list it has none. */
export function choiceVerdict(choice: Choice, query: DietaryQuery): DietaryVerdict {
  const dish = isSetItem(choice) ? query.catalogue.products.get(choice.product ?? '') : undefined;
  if (dish !== undefined) return dishVerdict(dish, query);
  const { allergens = [] } = choice;
  return query.filter.without.some((what) => what !== 'spicy' && allergens.includes(what))
    ? 'conflicts'
    : 'fits';
}

/** Returns the parts of the filter that a choice itself conflicts with: contained ingredients and unmet diets. */
export function conflictsOf(choice: Choice, { filter, catalogue }: DietaryQuery) {
  const dish = isSetItem(choice) ? catalogue.products.get(choice.product ?? '') : undefined;
  const lists: Lists = dish ?? choice;
  return {
    found: filter.without.filter((what) => contains(lists, what) === 'conflicts'),
    broken: dish === undefined ? [] : filter.diets.filter((diet) => keepsTo(dish, diet) === 'conflicts'),
  };
}

/**
 * Judges a dish with its required choices. A set with allergen data but no diets takes its diets from its dishes.
 */
export function dishVerdict(product: Product, query: DietaryQuery): DietaryVerdict {
  const { filter, catalogue, orderType } = query;
  const asked = askedOptions(product, catalogue, orderType) as readonly ProductOption[];
  const isSet = asked.some(({ required, options }) => required && options.every(isSetItem));
  const { allergens } = product;
  const diets = product.diets ?? (isSet && allergens !== undefined ? [...filter.diets] : undefined);
  return worst([
    ...filter.without.map((what) => contains({ allergens, diets }, what)),
    ...filter.diets.map((diet) => keepsTo({ allergens, diets }, diet)),
    ...asked.map((option) => optionVerdict(option, query)),
  ]);
}
