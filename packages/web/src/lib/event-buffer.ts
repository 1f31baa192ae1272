import { useState } from 'react';

type Change<Data> = (held: Data) => Data;

export type EventBuffer<Data> = {
  /** Records an event's change for the pending answers. */
  readonly record: (change: Change<Data>) => void;
  /** Reads, and applies the changes recorded since the request, which the answer may predate. */
  readonly read: (ask: () => Promise<Data>) => Promise<Data>;
};

/**
 * Creates a buffer of events that arrive during a read: the server may have made the answer before them, which would
 * undo what the screen shows already. If the answer was newer instead, a later event corrects it again.
 */
export function createEventBuffer<Data>(): EventBuffer<Data> {
  const readings = new Set<Change<Data>[]>();
  return {
    record(change) {
      for (const changes of readings) changes.push(change);
    },
    async read(ask) {
      const changes: Change<Data>[] = [];
      readings.add(changes);
      try {
        const answer: Data = await ask();
        return changes.reduce<Data>((held, change) => change(held), answer);
      } finally {
        readings.delete(changes);
      }
    },
  };
}

/** Returns an event buffer for the life of the component. */
export function useEventBuffer<Data>(): EventBuffer<Data> {
  const [buffer] = useState(() => createEventBuffer<Data>());
  return buffer;
}
