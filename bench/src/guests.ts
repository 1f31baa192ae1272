import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { newRequestId, plainProducts, SECTION, SHOP } from '@comanda/e2e/orders.ts';
import { pinOf } from '@comanda/e2e/staff.ts';
import { io, type Socket } from 'socket.io-client';

/** Connections that are opened together. */
const AT_ONCE = 100;

export function call<Answer>(socket: Socket, ...message: readonly unknown[]): Promise<Answer> {
  const [method, ...rest] = message;
  return new Promise((resolve, reject) => {
    socket.emit(String(method), ...rest, (error: unknown, answer: Answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
}

export async function connect(url: string): Promise<Socket> {
  const socket = io(url, { path: '/api/socket.io', transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Connects so many guests who have read the menu and hear of its changes. */
export async function guestsAt(url: string, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const wave = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, async () => {
      const socket = await connect(url);
      await call(socket, 'find', 'products', { shops: SHOP, $limit: 1 });
      return socket;
    });
    sockets.push(...(await Promise.all(wave)));
  }
  return sockets;
}

/** Opens the kitchen's screen: when it heard of the ticket of each session. */
export async function kitchenScreen(url: string) {
  const socket = await connect(url);
  const login = { strategy: 'pin', shop: SHOP, pin: pinOf('kitchen') };
  const { accessToken } = await call<{ accessToken: string }>(socket, 'create', 'authentication', login);
  await call(socket, 'create', 'authentication', { strategy: 'jwt', accessToken });
  const heard = new Map<string, number>();
  socket.on('kitchenTickets created', ({ session }: { session: string }) => {
    heard.set(session, performance.now());
  });
  return { socket, heard };
}

/** Milliseconds from the tap to the kitchen's screen, least first, for orders of different guests one after the other. */
export async function placedToShown(
  guests: readonly Socket[],
  heard: ReadonlyMap<string, number>,
  orders: number,
): Promise<readonly number[]> {
  const session = { type: 'dineInNoTable', section: SECTION };
  const order = () => {
    const products = plainProducts(3).map((product) => ({ id: newRequestId(), product, quantity: 1 }));
    return { shop: SHOP, session, products };
  };
  const [first] = guests;
  if (!first) throw new Error('there is no guest');
  const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', order());
  const waits: number[] = [];
  for (let at = 0; at < orders; at += 1) {
    const guest = guests[(at * 7) % guests.length] ?? first;
    const from = performance.now();
    const { _id, restoreKey } = await call<{ _id: string; restoreKey: string }>(
      guest,
      'create',
      'tableSessions/create',
      { ...order(), requestId: newRequestId(), total },
    );
    while (!heard.has(_id)) await pause(1);
    waits.push((heard.get(_id) ?? Number.NaN) - from);
    await call(guest, 'create', 'tableSessions/subscribe', { item: _id, restoreKey });
  }
  return waits.toSorted((a, b) => a - b);
}

/** Returns the value that so large a part of the sorted ones is not above. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}

/** Returns the resident memory of a process, in KiB. */
export function residentOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
