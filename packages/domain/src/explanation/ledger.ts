import type { Minor } from '../model/index.ts';
import type { ExplanationStep } from './explanation.ts';
import type { StepMessage } from './messages.ts';

/** A list of steps, each beginning where the last ended. */
export type Ledger = {
  readonly steps: readonly ExplanationStep[];
  /** Returns the amount after the last step. */
  amount(): Minor;
  /** Adds a step of `effect`. */
  add(message: StepMessage, effect: Minor): void;
};

/** Creates an empty ledger at 0. */
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
