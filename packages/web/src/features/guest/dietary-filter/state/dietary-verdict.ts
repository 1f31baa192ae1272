import type { Product, ProductOption } from '@comanda/contract';
import { askedOptions, type Catalogue, isChoiceOffered, isSetItem, type OrderType } from '@comanda/domain';
import type { Avoided, DietaryFilter, EatingDiet } from './dietary-filter.ts';

/**
 * What the menu knows of a dish and a guest's filter: it fits; it does with the right choices; nobody has written down
 * what is in it; it contains what the guest leaves out.
 */
export type FoodVerdict = 'fits' | 'depends' | 'unknown' | 'conflicts';

/** A catalogue with what the engine does not read: allergens and diets. */
type FoodCatalogue = Omit<Catalogue, 'products'> & {
  readonly products: ReadonlyMap<string, Product>;
};
export type DietaryQuery = {
  readonly filter: DietaryFilter;
  readonly catalogue: FoodCatalogue;
  readonly orderType: OrderType;
};

const ORDER: readonly FoodVerdict[] = ['fits', 'depends', 'unknown', 'conflicts'];
const rank = (verdict: FoodVerdict) => ORDER.indexOf(verdict);
const worst = (verdicts: readonly FoodVerdict[]): FoodVerdict =>
  verdicts.reduce((one, other) => (rank(other) > rank(one) ? other : one), 'fits');

type Choice = ProductOption['options'][number];
type Lists = Pick<Product, 'allergens' | 'diets'>;

function contains({ allergens, diets }: Lists, what: Avoided): FoodVerdict {
  const list: readonly string[] | undefined = what === 'spicy' ? diets : allergens;
  if (list === undefined) return 'unknown';
  return list.includes(what) ? 'conflicts' : 'fits';
}

function keepsTo({ diets }: Lists, diet: EatingDiet): FoodVerdict {
  if (diets === undefined) return 'unknown';
  return diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')) ? 'fits' : 'conflicts';
}

/** Whatever is chosen of an option that must be answered counts; what may be left away can only be chosen wrongly. */
function optionVerdict(option: ProductOption, question: DietaryQuery): FoodVerdict {
  const { catalogue, orderType } = question;
  const offered = option.options.filter((choice) => isChoiceOffered(choice, catalogue, orderType));
  const verdicts = offered.map((choice) => choiceVerdict(choice, question));
  const best = ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fits';
  if (best !== 'fits' && option.required) return best;
  return verdicts.every((verdict) => verdict === 'fits') ? 'fits' : 'depends';
}

/** A choice of an option: a set's dish as the dish is, any other by what it brings; without a list it brings nothing. */
export function choiceVerdict(choice: Choice, question: DietaryQuery): FoodVerdict {
  const dish = isSetItem(choice) ? question.catalogue.products.get(choice.product ?? '') : undefined;
  if (dish !== undefined) return dishVerdict(dish, question);
  const { allergens = [] } = choice;
  return question.filter.without.some((what) => what !== 'spicy' && allergens.includes(what))
    ? 'conflicts'
    : 'fits';
}

/** What of a filter a choice itself goes against: what it contains, and the diets that it does not keep to. */
export function conflictsOf(choice: Choice, { filter, catalogue }: DietaryQuery) {
  const dish = isSetItem(choice) ? catalogue.products.get(choice.product ?? '') : undefined;
  const lists: Lists = dish ?? choice;
  return {
    found: filter.without.filter((what) => contains(lists, what) === 'conflicts'),
    broken: dish === undefined ? [] : filter.diets.filter((diet) => keepsTo(dish, diet) === 'conflicts'),
  };
}

/** A dish with all that must be chosen of it. A set that is described keeps to what its dishes keep to. */
export function dishVerdict(product: Product, question: DietaryQuery): FoodVerdict {
  const { filter, catalogue, orderType } = question;
  const asked = askedOptions(product, catalogue, orderType) as readonly ProductOption[];
  const isSet = asked.some(({ required, options }) => required && options.every(isSetItem));
  const { allergens } = product;
  const diets = product.diets ?? (isSet && allergens !== undefined ? [...filter.diets] : undefined);
  return worst([
    ...filter.without.map((what) => contains({ allergens, diets }, what)),
    ...filter.diets.map((diet) => keepsTo({ allergens, diets }, diet)),
    ...asked.map((option) => optionVerdict(option, question)),
  ]);
}
