import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a database that can be frozen, as by a hung machine, or closed. */
export type FreezableProxy = {
  readonly url: string;
  /** Drops all traffic silently. */
  freeze(): void;
  close(): Promise<void>;
};

export async function openFreezableProxy(url: string): Promise<FreezableProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isFrozen || to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const link = new URL(url);
  link.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: link.href,
    freeze() {
      isFrozen = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
