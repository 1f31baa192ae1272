/** The same moment of a day so many months later (or earlier), or of the last day of that month; milliseconds. */
export function addMonths(milliseconds: number, months: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO('UTC');
  return from.add({ months }).epochMilliseconds;
}
