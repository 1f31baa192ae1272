import type { OrderDiscount } from '@comanda/contract';

/** A dish that a rule gives away. */
export type FreeProduct = NonNullable<OrderDiscount['freeProducts']>[number];

/** Returns the choices of an option with which a free dish comes. */
export function freeChoices({ options = [] }: FreeProduct, option: string): readonly string[] {
  return options.find((each) => each.option === option)?.selections.map(({ _id }) => _id) ?? [];
}

/** Returns a free dish with these choices of an option, each as often as before; without any, the option is left out. */
export function withFreeChoices(free: FreeProduct, option: string, ids: readonly string[]): FreeProduct {
  const { options = [], ...rest } = free;
  const before = options.find((each) => each.option === option)?.selections ?? [];
  const selections = ids.map((_id) => before.find((each) => each._id === _id) ?? { _id, quantity: 1 });
  const changed = { option, selections };
  const isKnown = options.some((each) => each.option === option);
  const all = isKnown
    ? options.map((each) => (each.option === option ? changed : each))
    : [...options, changed];
  const kept = all.filter((each) => each.selections.length > 0);
  return { ...rest, ...(kept.length > 0 && { options: kept }) };
}
