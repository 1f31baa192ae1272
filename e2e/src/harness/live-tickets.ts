import { setTimeout as pause } from 'node:timers/promises';
import type { KitchenTicket } from '@comanda/contract';
import { aFeathersClient } from './feathers-client.ts';
import { PINS, SMALL_SHOP } from './small-shop.ts';
import { mayBeRepeated } from './stubborn-client.ts';

const READ_AGAIN_AFTER = 500;
const LONGEST_ANSWER = 5_000;

/** A kitchen's tickets as its screen holds them. */
export type LiveTickets = {
  /** The sessions whose tickets are shown. */
  readonly sessions: () => ReadonlySet<string>;
  /** Number of complete readings of the tickets. */
  readonly reads: () => number;
  readonly close: () => void;
};

/**
 * Follows a shop's tickets with the framework's own client as the kitchen page does, save that it reads nothing again
 * as time passes: with each connection it signs in and reads all, until that succeeds; between them it hears of changes.
 */
export async function followTickets(url: string): Promise<LiveTickets> {
  const client = aFeathersClient(url, LONGEST_ANSWER);
  const tickets = new Map<string, KitchenTicket>();
  let token: string | undefined;
  let reads = 0;
  let isClosed = false;

  async function signIn(): Promise<void> {
    const data =
      token === undefined
        ? { strategy: 'pin', shop: SMALL_SHOP, pin: PINS.kitchen }
        : { strategy: 'jwt', accessToken: token };
    token = (await client.create<{ accessToken: string }>('authentication', data)).accessToken ?? token;
  }

  async function readAll(): Promise<void> {
    const query = { shop: SMALL_SHOP, status: { $ne: 'taken' }, $limit: 1000 };
    const { data } = await client.find<{ data: KitchenTicket[] }>('kitchenTickets', query);
    data.forEach(show);
    reads += 1;
  }

  function show(ticket: KitchenTicket): void {
    const held = tickets.get(ticket._id);
    if (held === undefined || held.version <= ticket.version) tickets.set(ticket._id, ticket);
  }

  async function join(): Promise<void> {
    const { id } = client.socket;
    while (client.socket.connected && client.socket.id === id && !isClosed) {
      try {
        await signIn();
        return await readAll();
      } catch (error) {
        const isLost = (error as { readonly code?: number }).code === 408;
        if (!isLost && !mayBeRepeated(error)) throw error;
        await pause(READ_AGAIN_AFTER);
      }
    }
  }

  for (const event of ['created', 'patched']) client.socket.on(`kitchenTickets ${event}`, show);
  const first = Promise.withResolvers<void>();
  client.socket.on('connect', () => void join().then(first.resolve, first.reject));
  await first.promise;
  return {
    sessions: () => new Set([...tickets.values()].map(({ session }) => session)),
    reads: () => reads,
    close: () => {
      isClosed = true;
      client.close();
    },
  };
}
