const SECOND_MS = 1_000;

/** Returns when a preview's token ends, epoch milliseconds; undefined if it cannot be read. */
export function previewEnd(token: string): number | undefined {
  try {
    const ends: unknown = JSON.parse(atob(token.split('.')[0] ?? ''))[2];
    return typeof ends === 'number' ? ends * SECOND_MS : undefined;
  } catch {
    return undefined;
  }
}
