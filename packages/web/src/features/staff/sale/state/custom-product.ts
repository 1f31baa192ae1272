import { type CustomProduct, stepOf } from '@comanda/domain';
import { readAmount } from '../../../../lib/read-amount.ts';

/** Something that the menu lacks, as it is typed. */
export type CustomDraft = {
  readonly name: string;
  readonly price: string;
  /** Category that it is taxed and cooked as; empty for none. */
  readonly category: string;
  readonly remarks: string;
  readonly isDiscountable: boolean;
};

export const NO_CUSTOM: CustomDraft = {
  name: '',
  price: '',
  category: '',
  remarks: '',
  isDiscountable: true,
};

/** Highest price of one piece, minor units. */
const MAX_PRICE = 99_999_999;

/** Fields of a draft that are missing or wrong, each with the key of its text. */
type CustomProblems = {
  readonly name?: 'nameMissing';
  readonly price?: 'priceMissing' | 'priceBad' | 'priceFine';
};

type Read = { readonly product: CustomProduct } | { readonly problems: CustomProblems };

/** Returns a custom product as it is edited. */
export function draftOfCustom({ name, price, category, remarks, discountable }: CustomProduct): CustomDraft {
  return {
    name: typeof name === 'string' ? name : name.en,
    price: (price / 100).toFixed(2),
    category: category ?? '',
    remarks: remarks ?? '',
    isDiscountable: discountable !== false,
  };
}

function priceProblem(typed: string, step: number): CustomProblems['price'] | undefined {
  if (typed.trim() === '') return 'priceMissing';
  const answer = readAmount(typed, { step, most: MAX_PRICE });
  if (!('problem' in answer)) return undefined;
  return answer.problem === 'tooFine' ? 'priceFine' : 'priceBad';
}

/** Reads what was typed into the product that the menu lacks, or the fields that are wrong (till T4.3). */
export function readCustom(draft: CustomDraft, shop: Parameters<typeof stepOf>[0]): Read {
  const name = draft.name.trim();
  const step = stepOf(shop);
  const price = priceProblem(draft.price, step);
  if (name === '' || price !== undefined)
    return { problems: { ...(name === '' && { name: 'nameMissing' }), ...(price && { price }) } };
  const answer = readAmount(draft.price, { step, most: MAX_PRICE });
  const remarks = draft.remarks.trim();
  return {
    product: {
      name,
      price: 'amount' in answer ? answer.amount : 0,
      ...(draft.category !== '' && { category: draft.category }),
      ...(remarks !== '' && { remarks }),
      ...(!draft.isDiscountable && { discountable: false }),
    },
  };
}
