import type { Catalogue, LineOption, LocalizedText, Name } from '@comanda/domain';
import { choiceOf } from '@comanda/domain';

/** Returns the chosen options of a line rung up, as its bill will print them, but for set items. */
export function chosenOptions(
  { options = [] }: { readonly options?: readonly LineOption[] | undefined },
  catalogue: Catalogue,
  say: (name: LocalizedText | undefined) => string,
): readonly string[] {
  return options.flatMap(({ option: id, selections }) => {
    const option = catalogue.productOptions.get(id);
    if (option === undefined) return [];
    return selections.flatMap(({ _id, quantity }) => {
      const choice = choiceOf(option, _id);
      if (choice === undefined) return [];
      const name = say(choice.name);
      return quantity > 1 ? `${quantity} ${name}` : name;
    });
  });
}

/** Returns the name of a line rung up: its dish's, or what the staff called something that the menu lacks. */
export function lineName(
  {
    product = '',
    customProduct,
  }: { readonly product?: string | undefined; readonly customProduct?: { readonly name: Name } | undefined },
  catalogue: Catalogue,
  say: (name: LocalizedText | undefined) => string,
): string {
  if (customProduct === undefined) return say(catalogue.products.get(product)?.name);
  return typeof customProduct.name === 'string' ? customProduct.name : say(customProduct.name);
}
