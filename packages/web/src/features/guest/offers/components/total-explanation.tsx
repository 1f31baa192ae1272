import type { ExplainedBill } from '@comanda/domain';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { Price } from '../../../../ui/display/price.tsx';

type TotalExplanationProps = {
  readonly explained: ExplainedBill;
  readonly label: string;
  /** The explained amount in minor units. */
  readonly share: number;
};

/** Explains the total step by step; on a bill with earlier orders, their amount is subtracted at the end. */
export function TotalExplanation({ explained: { bill, explanation }, label, share }: TotalExplanationProps) {
  const { t, step } = useExplanationTexts();
  const price = (amount: number, isFirst = false) => (
    <Price amount={amount} size="s" weight="regular" signed={!isFirst} />
  );
  const asked = explanation.order.filter(({ key }) => key !== 'orderPaid');
  const steps = asked.map((each, at) => ({
    id: `${at}:${each.key}`,
    label: step(each),
    value: each.effect === 0 ? '' : price(each.effect, at === 0),
  }));
  const already = share - bill.total;
  const before = already === 0 ? [] : [{ id: 'already', label: t('why.onBill'), value: price(already) }];
  return <Reasons steps={[...steps, ...before]} result={{ label, amount: share }} />;
}
