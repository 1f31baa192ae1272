import type { Minor } from '../model/index.ts';
import type { ExplanationStep } from './explanation.ts';
import type { StepMessage } from './messages.ts';

/** Steps being written down, each beginning where the last ended. */
export type Ledger = {
  readonly steps: readonly ExplanationStep[];
  /** Where the last step ended. */
  amount(): Minor;
  /** Writes a step that adds `effect`. */
  add(message: StepMessage, effect: Minor): void;
};

/** An empty ledger at 0. */
export function createLedger(): Ledger {
  const steps: ExplanationStep[] = [];
  let amount: Minor = 0;
  return {
    steps,
    amount: () => amount,
    add(message, effect) {
      steps.push({ ...message, before: amount, effect, after: amount + effect });
      amount += effect;
    },
  };
}
