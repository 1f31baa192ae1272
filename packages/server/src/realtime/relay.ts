import type { EventData, LiveEvent, TableSession } from '@comanda/contract';
import type { Server } from 'socket.io';
import type { OutboxEvent, PublishedTopic } from '../outbox/index.ts';
import { present } from '../services/present/index.ts';
import type { Presence } from './presence.ts';
import { roomsOf } from './rooms.ts';

export type Relay = {
  /** Tells the connections of this node what was committed; an event that cannot be told keeps back no other. @throws {AggregateError} */
  publish(events: readonly OutboxEvent[]): void;
  /** Lets go of every connection: whoever is there comes again, and reads again what it shows. */
  disconnectAll(): void;
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
    disconnectAll() {
      // as if the network had failed: a client that is sent away does not come again by itself
      for (const socket of server?.sockets.sockets.values() ?? []) socket.conn.close();
    },
    publish(events) {
      const failures: unknown[] = [];
      for (const event of events) {
        try {
          tellOne(event);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'events could not be told');
    },
  };

  function tellOne(event: OutboxEvent): void {
    if (event.topic === 'identities') presence?.verifyAgain(event.id);
    else server?.to(roomsOf(event)).emit(`${event.topic} ${event.event}`, presentData(event));
  }
}

/** The presenter of each topic's payload. */
const PRESENTERS: { readonly [Topic in PublishedTopic]: (data: EventData<Topic>) => unknown } = {
  ...present,
  // the cast is sound: a presenter takes the fields that are there, here also those of the guests alone
  tableSessions: (data) => present.tableSessions(data as TableSession),
};

function presentData<Topic extends PublishedTopic>({ topic, data }: LiveEvent<Topic>): unknown {
  return PRESENTERS[topic](data);
}
