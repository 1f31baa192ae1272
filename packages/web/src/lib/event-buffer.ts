import { useState } from 'react';

type Change<Data> = (held: Data) => Data;

export type EventBuffer<Data> = {
  /** Notes what an event told, for the answers that are on their way. */
  readonly tell: (change: Change<Data>) => void;
  /** The answer, with what was told since it was asked for: the answer may be older than that. */
  readonly read: (ask: () => Promise<Data>) => Promise<Data>;
};

/**
 * Events that come while a list is being read: the server may have made the answer before them, and without them it
 * would undo what the screen already shows. What an answer knows already is told again by an event that follows.
 */
export function createEventBuffer<Data>(): EventBuffer<Data> {
  const readings = new Set<Change<Data>[]>();
  return {
    tell(change) {
      for (const told of readings) told.push(change);
    },
    async read(ask) {
      const told: Change<Data>[] = [];
      readings.add(told);
      try {
        const answer: Data = await ask();
        return told.reduce<Data>((held, change) => change(held), answer);
      } finally {
        readings.delete(told);
      }
    },
  };
}

/** One for as long as the component stands. */
export function useEventBuffer<Data>(): EventBuffer<Data> {
  const [meanwhile] = useState(() => createEventBuffer<Data>());
  return meanwhile;
}
