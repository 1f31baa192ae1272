import type { CallError } from '../../../../data/calls/call-error.ts';
import { readAmount } from '../../../../lib/read-amount.ts';

/** The form of a void or an allowance as it is filled in; a void has no amount. */
export type TakeBackDraft = { readonly amount: string; readonly reason: string };

export type TakeBackProblems = {
  readonly amount?: 'needed' | 'notNumber' | 'tooMuch' | 'tooFine';
  readonly reason?: 'needed';
};

/** Allowances are of whole dollars. */
const DOLLAR = 100;

/** Returns the amount in minor units, 0 for one that is wrong. */
export function amountOf({ amount }: TakeBackDraft, left: number): number {
  const read = readAmount(amount, { step: DOLLAR, most: left });
  return 'amount' in read ? read.amount : 0;
}

/** Returns what is wrong with the form of an allowance of at most `left`; of a void if that is undefined. */
export function problemsOf(draft: TakeBackDraft, left: number | undefined): TakeBackProblems {
  const amount = left === undefined ? undefined : amountProblem(draft, left);
  return {
    ...(amount !== undefined && { amount }),
    ...(draft.reason.trim() === '' && { reason: 'needed' }),
  };
}

function amountProblem({ amount }: TakeBackDraft, left: number): TakeBackProblems['amount'] {
  const read = readAmount(amount, { step: DOLLAR, most: left });
  if ('problem' in read) return read.problem;
  return read.amount === 0 ? 'needed' : undefined;
}

/** Returns what is left of the invoice, if the server refuses an amount because it is less by now. */
export function leftOf(error: CallError | undefined): number | undefined {
  const left = error?.code === 'refundExceeds' ? error.data.left : undefined;
  return typeof left === 'number' ? left : undefined;
}
