import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on this machine to the server of an address. */
export type TcpProxy = {
  /** Address of the proxied server, at the proxy's port. */
  readonly url: string;
  /** Cuts every connection and takes no more. */
  close(): Promise<void>;
};

/** Opens a proxy to the server at `url`; `link` passes the bytes of each connection between its two ends. */
export async function openTcpProxy(
  url: string,
  link: (near: Socket, far: Socket) => void,
): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.add(near).add(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    link(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxied = new URL(url);
  proxied.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: proxied.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
