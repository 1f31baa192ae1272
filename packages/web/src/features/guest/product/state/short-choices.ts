import {
  type CartLine,
  choiceOf,
  type LocalizedText,
  type OptionId,
  type OptionProblem,
  stockShortages,
} from '@comanda/domain';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import type { MenuCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';

/** Problem of a choice whose stock is below the wanted quantity. */
type ShortOfStock = {
  readonly code: 'shortOfStock';
  readonly option: OptionId;
  readonly name: LocalizedText | undefined;
  readonly remaining: number;
};
export type ChoiceProblem = OptionProblem | ShortOfStock;
/** A problem with the draft's line that has it. */
export type DraftProblem = ChoiceProblem & { readonly line: string };

/** Returns the choices of a draft that exceed the stock, by option; the dish itself is not checked. */
export function shortChoices(
  { line, children }: Draft,
  catalogue: MenuCatalogue,
  others: readonly CartLine[],
): readonly DraftProblem[] {
  const own = [line, ...children];
  return stockShortages([...others, ...own], catalogue, { selfOrder: true }).flatMap((shortage) => {
    const at = own.find(({ id }) => shortage.lines.includes(id));
    if (at === undefined) return [];
    const { option = at.fromOption, value } = shortage;
    if (option === undefined) return [];
    const isValue = shortage.option !== undefined;
    const name = isValue
      ? choiceOf(catalogue.productOptions.get(option), value)?.name
      : catalogue.products.get(shortage.product)?.name;
    const taken = shortage.wanted - own.reduce((sum, each) => sum + wantedOf(each, shortage), 0);
    const remaining = Math.max(0, Math.floor(shortage.remaining - taken));
    return [{ code: 'shortOfStock' as const, option, name, remaining, line: isValue ? at.id : line.id }];
  });
}

type Shortage = ReturnType<typeof stockShortages>[number];

function wantedOf(line: CartLine, { product, option, value }: Shortage): number {
  if (line.product !== product) return 0;
  if (option === undefined) return line.quantity;
  const selections = line.options?.find((each) => each.option === option)?.selections ?? [];
  const pieces = selections
    .filter(({ _id }) => _id === value)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces * line.quantity;
}
