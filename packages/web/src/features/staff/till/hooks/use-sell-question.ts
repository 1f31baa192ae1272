import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { askedQuestion, isPriceAsked, type SalePlace, type TillOrder } from '../../sale/index.ts';

/** Returns what the till asks about the dish being rung up, an option or its price, and what the answer depends on. */
export function useSellQuestion({ type }: SalePlace, order: TillOrder) {
  const { catalogue } = useReadyCatalogue();
  const context = useMemo(() => ({ catalogue, orderType: type }), [catalogue, type]);
  return { context, question: askedQuestion(order, context), isPricing: isPriceAsked(order, context) };
}

export type SellQuestion = ReturnType<typeof useSellQuestion>;
