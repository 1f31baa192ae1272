import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A TCP proxy to a database that can be frozen, as by a hung machine, or closed. */
export type FreezableProxy = TcpProxy & {
  /** Drops all traffic silently. */
  freeze(): void;
};

export async function openFreezableProxy(url: string): Promise<FreezableProxy> {
  let isFrozen = false;
  const proxy = await openTcpProxy(url, (near, far) => {
    near.on('data', (bytes) => void (isFrozen || far.write(bytes)));
    far.on('data', (bytes) => void (isFrozen || near.write(bytes)));
  });
  return {
    ...proxy,
    freeze() {
      isFrozen = true;
    },
  };
}
