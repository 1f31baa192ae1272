import type { Product } from '@comanda/contract';
import { type Choice, isChoiceSoldOut, isSelling, stockLevel } from '@comanda/domain';

/** Quantity below which the remaining stock is shown. */
const FEW = 10;

/** Returns the stock of a choice: that of its dish if it is a set item, or of the value counted by the dish. */
export function choiceStock(
  dish: Product | undefined,
  option: string,
  choice: Choice,
  item: Product | undefined,
): { readonly isOut: boolean; readonly left: number | undefined } {
  if (item !== undefined) {
    return { isOut: !isSelling(stockLevel(item, { selfOrder: true })), left: undefined };
  }
  if (dish !== undefined && isChoiceSoldOut(dish, { option, choice: choice._id })) {
    return { isOut: true, left: undefined };
  }
  const { stock } = dish ?? {};
  const counted =
    stock?.mode === 'productOption'
      ? stock.productOptions?.find((each) => each.option === option && each.value === choice._id)
      : undefined;
  if (counted === undefined) return { isOut: false, left: undefined };
  const isOut = counted.quantity <= 0;
  return { isOut, left: !isOut && counted.quantity < FEW ? counted.quantity : undefined };
}
