import type { ExplanationStep } from '@comanda/domain';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { Price } from '../../../../ui/display/price.tsx';

type ExplanationStepsProps = {
  readonly steps: readonly ExplanationStep[];
  readonly result: { readonly label: string; readonly amount: number };
};

/** Renders the engine's steps to an amount; steps without effect have no figure. */
export function ExplanationSteps({ steps, result }: ExplanationStepsProps) {
  const { step } = useExplanationTexts();
  const rows = steps.map((each, at) => ({
    id: `${at}:${each.key}`,
    label: step(each),
    value: each.effect === 0 ? '' : <Price amount={each.effect} size="s" weight="regular" signed={at > 0} />,
  }));
  return <Reasons steps={rows} result={result} />;
}
