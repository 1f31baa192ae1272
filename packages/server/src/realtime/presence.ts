import { CodedError } from '../lib/index.ts';

/** A till, a kitchen screen and a phone or two: nobody works on more at once. */
const MAX_PER_PERSON = 50;
const TRY_AGAIN_SECONDS = 60;

/** The live connections that people and devices are signed in on, by the id of the person or device. */
export type Presence = {
  /** Counts a connection in, and gives what counts it out; `tooManyRequests` when somebody is on too many. */
  enter(ids: readonly string[], verifyAgain: () => void): () => void;
  /** Something about a person or device has changed: their connections look again whether they are still welcome. */
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
        throw new CodedError('tooManyRequests', { retryAfter: TRY_AGAIN_SECONDS });
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
