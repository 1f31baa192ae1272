/** Asks again for the answer of a Send that was not answered. */
type Again = () => void;

/** Keeps which orders are being sent, and which were sent without an answer, by the key of their place. */
export function createSends() {
  const underWay = new Set<string>();
  const unanswered = new Map<string, Again>();
  return {
    /** An order is sent. */
    begin: (key: string): void => {
      underWay.add(key);
      unanswered.delete(key);
    },
    /** The server has answered. */
    answered: (key: string): void => void underWay.delete(key),
    /** No answer came: the server may have the order or not. */
    lost: (key: string, again: Again): void => {
      underWay.delete(key);
      unanswered.set(key, again);
    },
    isUnderWay: (key: string): boolean => underWay.has(key),
    /**
     * Asks for the answer of an order that turns out to be placed: the same request is answered with its bill. Returns
     * false if no answer is missing.
     */
    askAgain: (key: string): boolean => {
      const again = unanswered.get(key);
      unanswered.delete(key);
      again?.();
      return again !== undefined;
    },
  };
}

export type Sends = ReturnType<typeof createSends>;
