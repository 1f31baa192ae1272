import { createServer } from 'node:net';

/** Throws if a port cannot be listened on: before a start changes anything, since most often the program runs already. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
