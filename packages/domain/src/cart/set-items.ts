import { type Catalogue, choiceOf, isSetItem } from '../catalogue/index.ts';
import type { CartLine, ChoiceId, LineId, OptionId, OrderType, ProductId } from '../model/index.ts';
import { defaultLineOptions } from '../options/index.ts';

/** A set item that a line selects. */
export type ChosenSetItem = {
  readonly option: OptionId;
  readonly choice: ChoiceId;
  /** Position of the selection in its option. */
  readonly selection: number;
  readonly product: ProductId;
  readonly quantityRatio: number;
};

/** Returns the set items that a line selects, in order. */
export function chosenSetItems(line: CartLine, catalogue: Catalogue): readonly ChosenSetItem[] {
  return (line.options ?? []).flatMap(({ option: id, selections }) =>
    selections.flatMap((selection, position) => {
      const choice = choiceOf(catalogue.productOptions.get(id), selection._id);
      if (choice?.product === undefined || !isSetItem(choice)) return [];
      const { product } = choice;
      return [
        { option: id, choice: choice._id, selection: position, product, quantityRatio: selection.quantity },
      ];
    }),
  );
}

/**
 * Makes the child lines of the set items that a line selects, with default options. New ones take their ids from `ids`,
 * in order; an existing child keeps its id and its options. Throws a RangeError if there are too few ids.
 */
export function childLines(
  parent: CartLine,
  catalogue: Catalogue,
  orderType: OrderType,
  given: { readonly ids: readonly LineId[]; readonly existing?: readonly CartLine[] },
): readonly CartLine[] {
  const unused = [...(given.existing ?? [])];
  const ids = [...given.ids];
  return chosenSetItems(parent, catalogue).map((item) => {
    const quantity = parent.quantity * item.quantityRatio;
    const position = unused.findIndex((line) => isMadeBy(line, item));
    const [kept] = position < 0 ? [] : unused.splice(position, 1);
    const changing = { quantity, quantityRatio: item.quantityRatio, fromSelection: item.selection };
    if (kept !== undefined) return { ...kept, ...changing };
    const id = ids.shift();
    if (id === undefined) throw new RangeError(`no id is left for a set item of line ${parent.id}`);
    return newChild(id, parent, item, catalogue, orderType, changing);
  });
}

function newChild(
  id: LineId,
  parent: CartLine,
  item: ChosenSetItem,
  catalogue: Catalogue,
  orderType: OrderType,
  changing: Pick<CartLine, 'quantity' | 'quantityRatio' | 'fromSelection'>,
): CartLine {
  const product = catalogue.products.get(item.product);
  const options = product === undefined ? [] : defaultLineOptions(product, catalogue, orderType);
  return {
    id,
    product: item.product,
    options,
    ...changing,
    fromProduct: parent.id,
    fromOption: item.option,
    fromChoice: item.choice,
  };
}

/** Returns true if a child line was made by a set item. */
export function isMadeBy(line: CartLine, item: ChosenSetItem): boolean {
  const isSameChoice = line.fromOption === item.option && line.fromChoice === item.choice;
  return isSameChoice && line.product === item.product;
}
