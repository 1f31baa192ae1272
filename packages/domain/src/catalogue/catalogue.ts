import type { Choice, ChoiceId, OptionId, Product, ProductId, ProductOption } from '../model/index.ts';

/** Products and product options by id. */
export type Catalogue = {
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly productOptions: ReadonlyMap<OptionId, ProductOption>;
};

/** Indexes products and options by id; of two entries with one id the later counts. */
export function createCatalogue(lists: {
  readonly products: readonly Product[];
  readonly productOptions?: readonly ProductOption[];
}): Catalogue {
  return {
    products: new Map(lists.products.map((product) => [product._id, product])),
    productOptions: new Map((lists.productOptions ?? []).map((option) => [option._id, option])),
  };
}

/** Finds a choice of a product option. */
export function choiceOf<Found extends Pick<Choice, '_id'> = Choice>(
  option: { readonly options: readonly Found[] } | undefined,
  choice: ChoiceId | undefined,
): Found | undefined {
  return option?.options.find((candidate) => candidate._id === choice);
}

/** Returns true if selecting a choice adds a child line of another product. */
export function isSetItem(choice: Pick<Choice, 'type'>): boolean {
  return choice.type === 'product';
}
