import type { ChangeProblem } from '@comanda/contract';
import { CallError } from '../../../../data/calls/call-error.ts';

/** A refused change of a set. */
export type Refusal = {
  readonly set: string;
  /** The key of its text. */
  readonly text: 'changes.moment.past' | `errors:${CallError['code']}`;
  /** The errors for which it may not be published. */
  readonly problems: readonly ChangeProblem[];
};

/** Returns the refusal of a call for a set, as the sheet shows it in its place. */
export function refusalOf(set: string, error: Error): Refusal {
  if (!(error instanceof CallError)) return { set, text: 'errors:serverError', problems: [] };
  const { code, data } = error;
  // the cast is sound: it is what these codes carry
  const found = (data.problems ?? []) as readonly (ChangeProblem & { readonly field?: string })[];
  // the moment passed meanwhile
  const isPast = code === 'badRequest' && found.some(({ field }) => field === 'publishAt');
  const problems = code === 'checkFailed' ? found : [];
  return { set, text: isPast ? 'changes.moment.past' : `errors:${code}`, problems };
}
