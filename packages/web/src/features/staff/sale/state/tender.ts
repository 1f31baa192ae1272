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
};

/** The booking of a tender. */
export type Booking = {
  readonly amount: number;
  readonly tips: number;
  readonly tendered: number;
  readonly change: number;
  /** Amount that stays open on the bill. */
  readonly rest: number;
};

/**
 * Returns what is booked of the money given (till T3.5): less than is due pays that much of the bill, and the rest stays
 * open; more of it comes back from cash, and is not taken otherwise. Undefined if nothing would be paid.
 */
export function bookingOf({ outstanding, part, tips, given, givesChange }: Tender): Booking | undefined {
  const wanted = Math.min(part ?? outstanding, outstanding);
  const handed = given ?? wanted + tips;
  const amount = Math.min(wanted, handed - tips);
  if (amount <= 0) return undefined;
  const tendered = givesChange ? handed : amount + tips;
  return { amount, tips, tendered, change: tendered - amount - tips, rest: outstanding - amount };
}

/** Returns the tips that make a round sum of an amount: up to the next whole units, and to the next ten. */
export function roundTips(amount: number, step: number): readonly number[] {
  const unit = Math.max(step, 100);
  const up = (to: number) => Math.ceil((amount + 1) / to) * to - amount;
  return [...new Set([up(unit * 10), up(unit * 50)])].filter((tip) => tip > 0 && tip <= amount / 2);
}
