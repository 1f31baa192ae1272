/** Milliseconds for which an Enter that follows another takes no money. */
export const INTENTION_MS = 600;

/**
 * Creates the guard of the Enter that takes money: one that follows the Enter before it, or the opening of the payment,
 * within 600 ms is the same movement of the hand and takes none. Another key or a touch in between is an intention of its
 * own (till T3.1).
 */
export function createSecondIntention(openedAt: number) {
  let last: number | undefined = openedAt;
  return {
    /** Another key was pressed, or the screen touched. */
    other: (): void => {
      last = undefined;
    },
    /** Returns true if an Enter at this moment may take money. */
    mayTake: (now: number): boolean => {
      const isMeant = last === undefined || now - last >= INTENTION_MS;
      last = now;
      return isMeant;
    },
  };
}
