import type { Server } from 'socket.io';
import type { OutboxEvent } from '../core.ts';
import { present } from '../services/presenters.ts';
import { roomsOf } from './rooms.ts';

export type Relay = {
  /** Tells the connections of this node what was committed. */
  tell(events: readonly OutboxEvent[]): void;
  attach(server: Pick<Server, 'to'>): void;
};

/** Carries committed events to the rooms concerned. Before a server is attached nobody listens. */
export function createRelay(): Relay {
  let server: Pick<Server, 'to'> | undefined;
  return {
    attach(attached) {
      server = attached;
    },
    tell(events) {
      for (const event of events) {
        server?.to(roomsOf(event)).emit(`${event.topic} ${event.event}`, presentEvent(event));
      }
    },
  };
}

function presentEvent({ topic, data }: OutboxEvent): unknown {
  const presentData: (data: never) => unknown = present[topic];
  // the cast is sound: `data` of a topic is its entity (core.ts)
  return presentData(data as never);
}
