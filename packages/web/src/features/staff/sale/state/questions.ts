import type { ProductOption } from '@comanda/contract';
import {
  askedOptions,
  type CartLine,
  type Catalogue,
  type Choice,
  isChoiceOffered,
  isChoiceSoldOut,
  type OrderType,
  type Product,
} from '@comanda/domain';
import { type Draft, isCounted, isSingle, selectionsIn } from '../../../../data/cart/line-draft.ts';
import { optionRule } from '../../../../data/cart/option-rule.ts';

/** The menu and the circumstances in which options are asked. */
export type AskContext = {
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
};

/** An option that is asked of a line or of a dish of its set. */
export type Question = { readonly line: string; readonly option: ProductOption };
/** The options to ask: those that need a choice, or all. */
export type Scope = 'required' | 'all';

/** Returns a question's key, unique in its line with the set items. */
export function questionKey({
  line,
  option,
}: {
  readonly line: string;
  readonly option: { _id: string };
}): string {
  return `${line}/${option._id}`;
}

/** Returns the options to ask of a line and the dishes of its set, in their order (till T3.2). */
export function questionsOf(
  { line, children }: Draft,
  { catalogue, orderType }: AskContext,
  scope: Scope,
): readonly Question[] {
  const ofLine = (each: CartLine): readonly Question[] => {
    const product = catalogue.products.get(each.product ?? '');
    if (product === undefined) return [];
    // the cast is sound: the web's catalogue holds the contract's options
    const options = askedOptions(product, catalogue, orderType) as readonly ProductOption[];
    return options
      .filter((option) => scope === 'all' || optionRule(option, []).min > 0)
      .map((option) => ({ line: each.id, option }));
  };
  return [line, ...children].flatMap(ofLine);
}

/** Returns the choices of an option that can be taken: offered with this order type and not sold out. */
export function openChoices(
  option: ProductOption,
  product: Pick<Product, 'stock'> | undefined,
  { catalogue, orderType }: AskContext,
): ProductOption['options'] {
  const isOpen = (choice: Choice) =>
    isChoiceOffered(choice, catalogue, orderType) &&
    !isChoiceSoldOut(product ?? {}, { option: option._id, choice: choice._id });
  return option.options.filter(isOpen);
}

/** Returns true if the option has all it may have, so that the next one is asked at once. */
export function isComplete(option: ProductOption, line: CartLine): boolean {
  const { left } = optionRule(option, selectionsIn(line, option._id));
  return left === 0;
}

/** Returns true if the option has all it needs. */
export function isAnswered(option: ProductOption, line: CartLine): boolean {
  const selections = selectionsIn(line, option._id);
  const { min } = optionRule(option, selections);
  const pieces = selections.reduce((sum, { quantity }) => sum + quantity, 0);
  return (option.allowQuantity === true ? pieces : selections.length) >= min;
}

/** Returns true if another press on a chosen choice adds a piece instead of taking the choice away. */
export function addsPieces(option: ProductOption): boolean {
  return isCounted(option) && !isSingle(option);
}
