import { isIP } from 'node:net';
import type { Context, Next } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Records one call of a service over either transport. */
  called(call: { path: string; method: string; transport: string; code: string; seconds: number }): void;
  middleware(context: Context, next: Next): Promise<void>;
};

/** Serves `GET /metrics` to a collector on the same machine only. */
export function createMetrics(connections: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labels = ['path', 'method', 'transport', 'code'] as const;
  const registers = [registry];
  const calls = new Counter({
    name: 'comanda_calls_total',
    help: 'Calls of services',
    labelNames: labels,
    registers,
  });
  const seconds = new Histogram({
    name: 'comanda_call_seconds',
    help: 'Seconds that calls of services took',
    labelNames: ['path', 'method'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  new Gauge({
    name: 'comanda_connections',
    help: 'Live connections',
    registers,
    collect() {
      this.set(connections());
    },
  });

  // a metric's value is found by its labels, sorted and joined, unless it is asked for once
  const secondsOf = new Map<string, Histogram.Internal<'path' | 'method'>>();
  const callsOf = new Map<string, Counter.Internal>();
  return {
    called({ path, method, transport, code, seconds: taken }) {
      const name = `${method} ${path}`;
      const series = `${name} ${transport} ${code}`;
      const ofSeries = callsOf.get(series) ?? calls.labels({ path, method, transport, code });
      callsOf.set(series, ofSeries);
      ofSeries.inc();
      const ofCall = secondsOf.get(name) ?? seconds.labels({ path, method });
      secondsOf.set(name, ofCall);
      ofCall.observe(taken);
    },
    async middleware(context, next) {
      if (context.path !== '/metrics') return next();
      // a proxy on this machine also connects from the loopback address, but names its client
      if (!isLoopback(context.req.socket.remoteAddress) || context.get('x-forwarded-for') !== '')
        return next();
      context.type = registry.contentType;
      context.body = await registry.metrics();
    },
  };
}

function isLoopback(address: string | undefined): boolean {
  if (address === undefined || isIP(address) === 0) return false;
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.');
}
