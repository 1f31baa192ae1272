import type { FieldFact } from '@comanda/contract/field-facts';
import { readAmount } from '../../../../lib/read-amount.ts';

/** A field of a number, as far as what is typed into it depends on it. */
export type NumberRules = {
  readonly kind: 'amount' | 'whole' | 'number';
  /** Bounds that are included; of an amount in minor units. */
  readonly min: number;
  readonly max: number;
  /** Decimals that a number may have. */
  readonly decimals: number;
  /** The currency's smallest amount. */
  readonly step: number;
  readonly isOptional: boolean;
};
/** Bounds that a form draws closer than the schema does. */
export type OwnRules = Partial<NumberRules>;
export type NumberProblem = 'amount' | 'between' | 'whole' | 'step';
export type ReadNumber =
  | { readonly ok: true; readonly value: number | undefined }
  | { readonly ok: false; readonly problem: NumberProblem };

/** Minor units of the units that people type. */
export const UNIT = 100;
/** The most of a number without a bound of its own. */
const UNBOUNDED = 999_999;
const DECIMALS = 4;

/** Returns the rules of a field: those of its schema, never below zero, and drawn closer by the form's own (B10.2). */
export function numberRules(fact: FieldFact, own: OwnRules): NumberRules {
  const kind = own.kind ?? (fact.kind === 'amount' || fact.kind === 'whole' ? fact.kind : 'number');
  const unbounded = kind === 'amount' ? Number.MAX_SAFE_INTEGER : UNBOUNDED;
  return {
    kind,
    min: Math.max(0, fact.minimum ?? 0, own.min ?? 0),
    max: Math.min(fact.maximum ?? unbounded, own.max ?? Number.POSITIVE_INFINITY),
    decimals: kind === 'number' ? (own.decimals ?? DECIMALS) : 0,
    step: own.step ?? 1,
    isOptional: own.isOptional ?? fact.isOptional === true,
  };
}

/** Parses a typed number: undefined where it is empty and may be, else a value within the rules or the problem. */
export function readNumber(typed: string, rules: NumberRules): ReadNumber {
  const { kind, min, max, isOptional } = rules;
  const refused = { ok: false, problem: kind === 'number' ? 'between' : kind } as const;
  if (typed.trim() === '') return isOptional ? { ok: true, value: undefined } : refused;
  if (kind !== 'amount') {
    const text = typed.normalize('NFKC').replace(/[\s%]/g, '').replace(',', '.');
    const pattern = new RegExp(`^\\d{1,9}${kind === 'whole' ? '' : `(\\.\\d{1,${rules.decimals}})?`}$`);
    const value = Number(text);
    return pattern.test(text) && value >= min && value <= max ? { ok: true, value } : refused;
  }
  const answer = readAmount(typed, { step: rules.step, most: max });
  if ('amount' in answer) {
    return answer.amount < min ? { ok: false, problem: 'between' } : { ok: true, value: answer.amount };
  }
  if (answer.problem === 'notNumber') return refused;
  return { ok: false, problem: answer.problem === 'tooFine' ? 'step' : 'between' };
}
