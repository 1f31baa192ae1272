import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to PostgreSQL that counts round trips. */
export type CountingProxy = {
  readonly url: string;
  /** Returns the requests for an answer since the last call (`Sync` and simple queries). */
  takeCount(): number;
  close(): Promise<void>;
};

const SYNC = 'S'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const LENGTH_BYTES = 4;

export async function openCountingProxy(url: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const read = createMessageReader((type) => {
      if (type === SYNC || type === SIMPLE_QUERY) count += 1;
    });
    near.on('data', read);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const link = new URL(url);
  link.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: link.href,
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads what a client sends: a first message without a type, then messages of a type, their length and a body. */
function createMessageReader(onMessage: (type: number) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const typeBytes = hasStarted ? 1 : 0;
      if (rest.length < typeBytes + LENGTH_BYTES) return;
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      if (hasStarted) onMessage(rest.readUInt8(0));
      hasStarted = true;
      rest = rest.subarray(end);
    }
  };
}
