import { choiceOf, isSetItem, optionOf, productOf } from '../catalogue/index.ts';
import type { CartLine, FrozenProduct, LineOption, Minor, PriceModifier } from '../model/index.ts';
import { multiplierRate, ONE, scale } from '../money/index.ts';
import {
  choicePrice,
  mappingOf,
  modifierAmount,
  modifierApplies,
  type PriceContext,
} from '../pricing/index.ts';
import type { Ledger } from './ledger.ts';

/** Adds the steps of a line's unit price (pricing P2.1 to P2.5, P2.7). */
export function addUnitSteps(ledger: Ledger, line: CartLine, context: PriceContext): void {
  const discount = addOwnPrice(ledger, line, context);
  for (const option of line.options ?? []) addOption(ledger, line, option, discount, context);
  if (line.openKey) ledger.add({ key: 'unitManual', params: {} }, line.openKey);
  addFloor(ledger);
}

function addOwnPrice(ledger: Ledger, line: CartLine, context: PriceContext): number {
  if (line.fromProduct !== undefined) {
    addSetItem(ledger, line, context);
    return ONE;
  }
  if (line.customProduct !== undefined) {
    const { name, price } = line.customProduct;
    ledger.add({ key: 'unitPrice', params: { name } }, price);
    return ONE;
  }
  const product = productOf(line, context.catalogue);
  return product === undefined ? ONE : addProduct(ledger, line, product, context);
}

function addProduct(ledger: Ledger, line: CartLine, product: FrozenProduct, context: PriceContext): number {
  const mapping = mappingOf(product, context.shop._id);
  const base = mapping?.price ?? product.price;
  ledger.add({ key: 'unitPrice', params: { product: product._id, name: product.name } }, product.price);
  if (base !== product.price) {
    ledger.add({ key: 'unitShopPrice', params: { shop: mapping?.shop } }, base - product.price);
  }
  addModifiers(ledger, product.priceModifiers, base, line, context);
  addFloor(ledger);
  const { discount: multiplier = 1 } = mapping ?? {};
  if (multiplier === 1) return ONE;
  const rate = multiplierRate(multiplier);
  const price = scale(ledger.amount(), rate, context.step, 'halfUp');
  ledger.add({ key: 'unitMultiplier', params: { multiplier } }, price - ledger.amount());
  return rate;
}

function addSetItem(ledger: Ledger, line: CartLine, context: PriceContext): void {
  const { fromOption: option = '', fromChoice: choice = '' } = line;
  const chosen = choiceOf(optionOf(line, option, context.catalogue), choice);
  const base = chosen?.price ?? 0;
  ledger.add({ key: 'unitSetItem', params: { option, choice } }, base);
  addModifiers(ledger, chosen?.priceModifiers, base, line, context);
  addFloor(ledger);
}

function addModifiers(
  ledger: Ledger,
  modifiers: readonly PriceModifier[] = [],
  base: Minor,
  line: CartLine,
  context: PriceContext,
): void {
  for (const entry of modifiers) {
    if (!modifierApplies(entry, line, context)) continue;
    const { modifier, option, optionValue: choice, percent } = entry;
    const effect = modifierAmount(entry, base, context.step);
    if (entry.type === 'modifier') ledger.add({ key: 'unitModifier', params: { modifier, percent } }, effect);
    else ledger.add({ key: 'unitOptionModifier', params: { option, choice, percent } }, effect);
  }
}

function addOption(
  ledger: Ledger,
  line: CartLine,
  { option: id, selections, free }: LineOption,
  discount: number,
  context: PriceContext,
): void {
  const option = optionOf(line, id, context.catalogue);
  if (option === undefined || selections.length === 0) return;
  if (free) {
    ledger.add({ key: 'unitOptionFree', params: { option: id } }, 0);
    return;
  }
  for (const { _id, quantity } of selections) {
    const choice = choiceOf(option, _id);
    if (choice === undefined || isSetItem(choice)) continue;
    const price = choicePrice(choice, option, discount, line, context) * quantity;
    const params = { option: id, choice: _id, quantity };
    if (option.type === 'discount') ledger.add({ key: 'unitChoiceOff', params }, -price);
    else ledger.add({ key: 'unitChoice', params }, price);
  }
}

function addFloor(ledger: Ledger): void {
  if (ledger.amount() < 0) ledger.add({ key: 'unitNotBelowZero', params: {} }, -ledger.amount());
}
