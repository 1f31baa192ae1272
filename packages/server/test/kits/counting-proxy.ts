import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A TCP proxy to PostgreSQL that counts round trips. */
export type CountingProxy = TcpProxy & {
  /** Returns the requests for an answer since the last call (`Sync` and simple queries). */
  takeCount(): number;
};

const SYNC = 'S'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const LENGTH_BYTES = 4;

export async function openCountingProxy(url: string): Promise<CountingProxy> {
  let count = 0;
  const proxy = await openTcpProxy(url, (near, far) => {
    const read = createMessageReader((type) => {
      if (type === SYNC || type === SIMPLE_QUERY) count += 1;
    });
    near.on('data', read);
    near.pipe(far);
    far.pipe(near);
  });
  return {
    ...proxy,
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
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
