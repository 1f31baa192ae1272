import { CodedError } from '../../lib/index.ts';

/** A field of a call that is refused, as a JSON pointer, and the rule it breaks. */
export type FieldProblem = { readonly field: string; readonly rule: string };

/** Throws `badRequest` with the problems, if there are any. */
export function ensureNoProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new CodedError('badRequest', { problems });
}
