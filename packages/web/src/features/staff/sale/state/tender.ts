import { type CashRound, roundedCash } from '@comanda/domain';

/** Money that is being given for a bill; amounts in minor units. */
export type Tender = {
  /** Outstanding of the bill. */
  readonly outstanding: number;
  /** Part of it that is paid now; all when absent. */
  readonly part: number | undefined;
  readonly tips: number;
  /** Money handed over; exactly what is due when absent. */
  readonly given: number | undefined;
  /** True if the method gives change: cash. */
  readonly givesChange: boolean;
  /** True if the part is a share of the bill, which is rounded like all that is open. */
  readonly isShare?: boolean;
  /** Rounding of what is paid this way (payments M8.1). */
  readonly round?: CashRound | undefined;
};

/** The booking of a tender. */
export type Booking = {
  readonly amount: number;
  readonly tips: number;
  /** Amount that cash rounding adds to amount and tips, below 0 if it takes off. */
  readonly rounding: number;
  readonly tendered: number;
  readonly change: number;
  /** Amount that stays open on the bill. */
  readonly rest: number;
};

/** Returns what is due for the part that is paid now, with tips and rounding. */
export function dueOf({ outstanding, part, tips, isShare = false, round }: Tender): number {
  const wanted = wantedOf({ outstanding, part });
  const due = wanted + tips;
  return isShare || wanted === outstanding ? roundedCash(due, round) : due;
}

/**
 * Returns what is booked of the money given (till T3.5): less than is due pays that much of the bill, and the rest stays
 * open; more of it comes back from cash, and is not taken otherwise. Undefined if nothing would be paid.
 */
export function bookingOf(tender: Tender): Booking | undefined {
  const { outstanding, tips, given, givesChange } = tender;
  const wanted = wantedOf(tender);
  const due = dueOf(tender);
  const handed = given ?? due;
  const isEnough = handed >= due;
  const amount = isEnough ? wanted : handed - tips;
  if (amount <= 0 || amount > wanted || (!isEnough && amount === wanted)) return undefined;
  const rounding = isEnough ? due - wanted - tips : 0;
  const tendered = givesChange ? handed : amount + tips + rounding;
  return {
    ...{ amount, tips, rounding, tendered },
    ...{ change: tendered - amount - tips - rounding, rest: outstanding - amount },
  };
}

/** Numbers of equal parts that have a key of their own. */
export const FEW_PARTS: readonly string[] = ['2', '3', '4'];
/** The most equal parts of a bill. */
export const MAX_PARTS = 20;
/** The part of a bill that is paid now: all of it, one of as many equal ones, or dishes and seats. */
export type TenderParts = 'all' | 'dishes' | `${number}`;

/** Returns the parts that stay once one was paid in full: of five, four; after any other payment all that is left. */
export function partsLeft(parts: TenderParts, isPartPaid: boolean): TenderParts {
  const count = Number(parts);
  return isPartPaid && count > 2 ? `${count - 1}` : 'all';
}

/**
 * Returns the tip that was typed, in minor units: an amount (`15`, `7.50`), or a percentage (`10%`) of what is paid, in
 * whole steps. 0 for nothing typed; undefined for what is neither, or more than what is paid.
 */
export function typedTips(text: string, of: number, step: number): number | undefined {
  const typed = text.trim().replace(',', '.').replace('％', '%');
  if (typed === '') return 0;
  const [, number, percent] = /^(\d+(?:\.\d*)?)\s*(%?)$/.exec(typed) ?? [];
  if (number === undefined) return undefined;
  const tips = percent === '%' ? (of * Number(number)) / 100 : Number(number) * 100;
  const inSteps = Math.round(tips / step) * step;
  return inSteps <= of ? inSteps : undefined;
}

/** Returns one of several equal parts of what is open, in whole steps; undefined without a number of parts. */
export function equalPart(outstanding: number, parts: string, step: number): number | undefined {
  const count = Number(parts);
  return Number.isNaN(count) ? undefined : Math.round(outstanding / count / step) * step;
}

function wantedOf({ outstanding, part }: Pick<Tender, 'outstanding' | 'part'>): number {
  return Math.min(part ?? outstanding, outstanding);
}

/** Returns the tips that make a round sum of an amount: up to the next whole units, and to the next ten. */
export function roundTips(amount: number, step: number): readonly number[] {
  const unit = Math.max(step, 100);
  const up = (to: number) => Math.ceil((amount + 1) / to) * to - amount;
  return [...new Set([up(unit * 10), up(unit * 50)])].filter((tip) => tip > 0 && tip <= amount / 2);
}
