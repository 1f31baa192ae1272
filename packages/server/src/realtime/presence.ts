import { CodedError } from '../lib/index.ts';

/** Limit per person: a till, a kitchen screen and a few phones are far below it. */
const MAX_PER_PERSON = 50;
const RETRY_AFTER_SECONDS = 60;

/** The live connections of people and devices, by their id. */
export type Presence = {
  /** Registers a connection; returns the function that removes it. Throws `tooManyRequests` above the limit. */
  enter(ids: readonly string[], verifyAgain: () => void): () => void;
  /** Verifies the connections of a person or device whose record changed. */
  verifyAgain(id: string): void;
};

export function createPresence(): Presence {
  const present = new Map<string, Set<() => void>>();

  function leave(id: string, verifyAgain: () => void): void {
    const connections = present.get(id);
    connections?.delete(verifyAgain);
    if (connections?.size === 0) present.delete(id);
  }

  return {
    enter(ids, verifyAgain) {
      if (ids.some((id) => (present.get(id)?.size ?? 0) >= MAX_PER_PERSON)) {
        throw new CodedError('tooManyRequests', { retryAfter: RETRY_AFTER_SECONDS });
      }
      for (const id of ids) present.set(id, (present.get(id) ?? new Set()).add(verifyAgain));
      return () => {
        for (const id of ids) leave(id, verifyAgain);
      };
    },
    verifyAgain(id) {
      for (const verify of [...(present.get(id) ?? [])]) verify();
    },
  };
}
