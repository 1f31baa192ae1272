import type { ProductOption } from '../model/index.ts';

/** The bound of an option that no choice can meet: its picks against each other or its choices, or its quantities. */
export type OptionBoundsProblem = 'pickRange' | 'tooFewChoices' | 'quantityRange';

type Bounds = Pick<
  ProductOption,
  | 'required'
  | 'multiple'
  | 'minPick'
  | 'maxPick'
  | 'allowQuantity'
  | 'minQuantity'
  | 'maxQuantity'
  | 'allowSameValue'
  | 'draft'
> & { readonly options: readonly unknown[] };

/** Returns the bound of an option that no choice can meet (office B2.7); undefined if there is none, or it is a draft. */
export function optionBoundsProblem(option: Bounds): OptionBoundsProblem | undefined {
  const { required, multiple, allowQuantity, allowSameValue, draft, options } = option;
  if (draft === true) return undefined;
  const { minPick = 0, maxPick = Number.POSITIVE_INFINITY } = option;
  const { minQuantity = 0, maxQuantity = Number.POSITIVE_INFINITY } = option;
  const least = Math.max(required === true ? 1 : 0, multiple === true ? minPick : 0);
  const most = multiple === true ? maxPick : 1;
  if (least > most) return 'pickRange';
  const pickable = allowSameValue === true && options.length > 0 ? Number.POSITIVE_INFINITY : options.length;
  if (least > pickable) return 'tooFewChoices';
  return allowQuantity === true && minQuantity > maxQuantity ? 'quantityRange' : undefined;
}
