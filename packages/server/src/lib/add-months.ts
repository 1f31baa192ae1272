/** Adds calendar months in UTC to epoch milliseconds; negative subtracts. Clamps to the last day of a shorter month. */
export function addMonths(milliseconds: number, months: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO('UTC');
  return from.add({ months }).epochMilliseconds;
}
