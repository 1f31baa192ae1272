import type { EventData, LiveEvent, TableSession } from '@comanda/contract';
import type { Server } from 'socket.io';
import type { OutboxEvent, PublishedTopic } from '../outbox/index.ts';
import { present } from '../services/present/index.ts';
import type { Presence } from './presence.ts';
import { roomsOf } from './rooms.ts';

export type Relay = {
  /**
   * Delivers committed events to this node's connections; a failing event does not stop the others. @throws
   * {AggregateError}
   */
  publish(events: readonly OutboxEvent[]): void;
  /** Disconnects every client; they reconnect and refetch. */
  disconnectAll(): void;
  attach(server: Pick<Server, 'to' | 'sockets'>, presence: Pick<Presence, 'verifyAgain'>): void;
};

/** Creates the relay of committed events to rooms. Events before a server is attached reach nobody. */
export function createRelay(): Relay {
  let server: Pick<Server, 'to' | 'sockets'> | undefined;
  let presence: Pick<Presence, 'verifyAgain'> | undefined;
  return {
    attach(attached, attachedPresence) {
      server = attached;
      presence = attachedPresence;
    },
    disconnectAll() {
      // closes the transport: a client that is disconnected by the server would not reconnect
      for (const socket of server?.sockets.sockets.values() ?? []) socket.conn.close();
    },
    publish(events) {
      const failures: unknown[] = [];
      for (const event of events) {
        try {
          emitEvent(event);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'event delivery failed');
    },
  };

  function emitEvent(event: OutboxEvent): void {
    if (event.topic === 'identities') {
      presence?.verifyAgain(event.id);
      return;
    }
    const open = server?.sockets.adapter.rooms;
    const rooms = roomsOf(event, open?.keys()).filter((name) => open?.has(name));
    // presenting and serialising an event that nobody hears costs as much as placing half an order
    if (rooms.length > 0) server?.to(rooms).emit(`${event.topic} ${event.event}`, presentData(event));
  }
}

/** The presenter of each topic's payload. */
const PRESENTERS: { readonly [Topic in PublishedTopic]: (data: EventData<Topic>) => unknown } = {
  ...present,
  // the cast is sound: a presenter takes the fields that are there, here also those of the guests alone
  tableSessions: (data) => present.tableSessions(data as TableSession),
  // which rows have changed is a matter of nodes: a phone reads the catalogue again, if it is another
  catalogue: ({ shop }) => ({ shop }),
  staff: ({ _id }) => ({ _id }),
  // whoever is in the office of any shop hears it: what it changes is asked for
  changeSets: ({ _id, status, isDraft, version }) => ({ _id, status, isDraft, version }),
};

function presentData<Topic extends PublishedTopic>({ topic, data }: LiveEvent<Topic>): unknown {
  return PRESENTERS[topic](data);
}
