import type { Server } from 'socket.io';
import type { OutboxEvent } from '../core.ts';
import { present } from '../services/presenters.ts';
import type { Presence } from './presence.ts';
import { roomsOf } from './rooms.ts';

export type Relay = {
  /** Tells the connections of this node what was committed. */
  tell(events: readonly OutboxEvent[]): void;
  /** Lets go of every connection: whoever is there comes again, and reads again what it shows. */
  letGo(): void;
  attach(server: Pick<Server, 'to' | 'sockets'>, presence: Pick<Presence, 'verifyAgain'>): void;
};

/** Carries committed events to the rooms concerned. Before a server is attached nobody listens. */
export function createRelay(): Relay {
  let server: Pick<Server, 'to' | 'sockets'> | undefined;
  let presence: Pick<Presence, 'verifyAgain'> | undefined;
  return {
    attach(attached, itsPresence) {
      server = attached;
      presence = itsPresence;
    },
    letGo() {
      // as if the network had failed: a client that is sent away does not come again by itself
      for (const socket of server?.sockets.sockets.values() ?? []) socket.conn.close();
    },
    tell(events) {
      for (const event of events) {
        const { topic } = event;
        if (topic === 'identities') presence?.verifyAgain(event.id);
        else server?.to(roomsOf(event)).emit(`${topic} ${event.event}`, presentData(topic, event.data));
      }
    },
  };
}

function presentData(topic: Exclude<OutboxEvent['topic'], 'identities'>, data: OutboxEvent['data']): unknown {
  const presentTopic: (data: never) => unknown = present[topic];
  // the cast is sound: `data` of a topic is its entity (core.ts)
  return presentTopic(data as never);
}
