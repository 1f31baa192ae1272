/** Milliseconds after the answer within which the event of one's own change has come. */
const EVENT_MS = 3_000;
const changedAt = new Map<string, number>();

/** Records that this device changes a bill, or has just done so. */
export function markOwnChange(session: string, now: number): void {
  changedAt.set(session, now);
}

/** Records that this device changes a bill until the function is called that it returns. */
export function holdOwnChange(session: string): () => void {
  changedAt.set(session, Number.POSITIVE_INFINITY);
  return () => changedAt.set(session, Date.now());
}

/** Returns true if what has just become of a bill may be this device's own doing. */
export function isOwnChange(session: string, now: number): boolean {
  return now - (changedAt.get(session) ?? Number.NEGATIVE_INFINITY) < EVENT_MS;
}
