/** The facts that offers of a cart are compared by. */
export type RankedOffer = {
  /** Minor units that it takes off the cart now, a free dish at its price; 0 if nothing. */
  readonly takesOff: number;
  /** True if the cart has it already, so that there is nothing left to press. */
  readonly isApplied?: boolean;
  /** Progress towards it, 0 to 1, if ordering more reaches it. */
  readonly progress?: number;
  /** Points that it costs; none when absent. */
  readonly points?: number;
  /** The end of its validity, a date or an instant; unlimited when absent. */
  readonly until?: string;
};

const NO_END = '~';

/** Returns the group of an offer; lower ones come first. */
function groupOf({ takesOff, isApplied = false, progress = 0 }: RankedOffer): number {
  if (takesOff > 0) return isApplied ? 1 : 0;
  return progress > 0 ? 2 : 3;
}

/**
 * Returns the offers, best first: those that would take more off now, then those applied, by amount; then those that
 * more dishes reach, nearest first; then the rest. Of equal ones the one without points comes first, then the one
 * that ends first, then the one given first.
 */
export function rankOffers<Offer extends RankedOffer>(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((one, other) => {
    const group = groupOf(one);
    const [end, otherEnd] = [one.until ?? NO_END, other.until ?? NO_END];
    return (
      group - groupOf(other) ||
      (group < 2 ? other.takesOff - one.takesOff : (other.progress ?? 0) - (one.progress ?? 0)) ||
      (one.points ?? 0) - (other.points ?? 0) ||
      Number(end > otherEnd) - Number(end < otherEnd)
    );
  });
}
