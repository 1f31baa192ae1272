/** Difference from the server's clock up to which a device's is right, in milliseconds (T1.3). */
const MAX_OFFSET_MS = 5000;
const SECOND = 1000;

/** A look at the server's clock: when it was asked and answered by the device's, and what it said. */
export type ClockReading = {
  readonly askedAt: number;
  readonly answeredAt: number;
  /** The answer's `Date`, which is cut to the second. */
  readonly date: string | null;
};

/** Returns by how many milliseconds the device's clock is ahead of the server's; undefined if that cannot be told. */
export function clockOffset({ askedAt, answeredAt, date }: ClockReading): number | undefined {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said)) return undefined;
  // the server's clock stood in the middle of the second and of the way there and back
  return (askedAt + answeredAt) / 2 - (said + SECOND / 2);
}

/** Returns true if the device's clock is right to five seconds (T1.3). */
export function isClockRight(offset: number): boolean {
  return Math.abs(offset) <= MAX_OFFSET_MS;
}
