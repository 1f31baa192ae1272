import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address in front of several nodes: each connection goes to the next of them, or past one that is down. */
export type Balancer = { readonly url: string; readonly close: () => Promise<void> };

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  function join(near: Socket, tries: number): void {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const far = connect(port, '127.0.0.1');
    open.add(far);
    far.once('close', () => open.delete(far));
    far.once('error', () => {
      if (tries === 1 || far.bytesRead > 0) near.destroy();
      else join(near, tries - 1);
    });
    far.once('connect', () => {
      far.on('error', () => near.destroy());
      far.once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  }

  const server = createServer((near) => {
    open.add(near);
    near.once('close', () => open.delete(near));
    near.on('error', () => near.destroy());
    join(near, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
