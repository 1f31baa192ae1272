import type { ExplanationStep } from '@comanda/domain';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';

type StepsWhyProps = {
  readonly steps: readonly ExplanationStep[];
  readonly result: { readonly label: string; readonly amount: number };
};

/** The engine's own steps to an amount, in the guest's language; what changed nothing is told without a figure. */
export function ExplanationSteps({ steps, result }: StepsWhyProps) {
  const { step } = useExplanationTexts();
  const rows = steps.map((each, at) => ({
    id: `${at}:${each.key}`,
    label: step(each),
    value: each.effect === 0 ? '' : <Price amount={each.effect} size="s" weight="regular" signed={at > 0} />,
  }));
  return <Reasons steps={rows} result={result} />;
}
