import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { feathers } from '@feathersjs/feathers';
import { koa, rest } from '@feathersjs/koa';
import socketio from '@feathersjs/socketio';
import type { Middleware } from 'koa';
import type { Server as LiveServer } from 'socket.io';
import { createCatalogueCache, createFirstPaint, createStaticWeb } from '../assets/index.ts';
import type { Core } from '../composition/index.ts';
import { type Clock, CodedError, type Log } from '../lib/index.ts';
import { type AttachmentSource, createPictures } from '../media/index.ts';
import { createPresence, type Relay } from '../realtime/index.ts';
import { type CallReport, createCallHook } from '../services/call/index.ts';
import { createServices, registerServices } from '../services/index.ts';
import { createApiDocsRoute } from './api-docs/index.ts';
import { createAttachmentRoutes } from './attachment-routes.ts';
import { type Reach, securityHeaders, transportHeaders } from './caller/index.ts';
import { capConnections, createConnectionCap } from './connection-cap.ts';
import { createHealth } from './health.ts';
import { createHttpServer, type Timeouts } from './http-server.ts';
import { createLimiter, type Limiters } from './limits.ts';
import { admitConnections, isLiveUpgrade, liveOptions } from './live-server.ts';
import { createMetrics } from './metrics.ts';
import { createOwnPages } from './own-pages.ts';
import { createRestEntry } from './rest-entry.ts';
import { createRestErrors } from './rest-errors.ts';
import { createWebhookRoute } from './webhook-route.ts';
import { toWireError } from './wire-error.ts';

const LONGEST_DRAIN = 10_000;
/** For answers that are being sent, and for connections that are kept open without a call. */
const LONGEST_GOODBYE = 1_000;
/** One address is a whole restaurant's network. */
const CONNECTIONS_PER_ADDRESS = 20;
const CALLS_AT_ONCE = 32;

export type ServerDeps = {
  readonly core: Core;
  readonly relay: Relay;
  readonly clock: Clock;
  readonly log: Log;
  readonly reach: Reach;
  /** Calls a second of one connection; 0 is no limit. */
  readonly rateLimit: number;
  /** Live connections of one address; 0 is no limit. */
  readonly connectionLimit: number;
  readonly pictures: AttachmentSource;
  readonly dataDir: string;
  readonly webDir: string;
  /** Pages of payment providers that this server hosts itself. */
  readonly pages?: readonly Middleware[];
  /** How long a caller may take to say what it wants; the usual when absent. */
  readonly timeouts?: Timeouts;
};
export type RunningServer = { readonly port: number; close(): Promise<void> };

/** Puts the core on the wire: REST, live connections, pictures and the web application, on one port. */
export async function startServer(deps: ServerDeps, port: number, host: string): Promise<RunningServer> {
  const { core, clock, log, reach } = deps;
  const toWire = (error: unknown) =>
    toWireError(error, (failure) =>
      log.error({ err: failure }, failure instanceof CodedError ? 'the database could not' : 'a bug'),
    );
  const metrics = createMetrics(() => live?.engine.clientsCount ?? 0);
  const report = (call: CallReport) => {
    metrics.called(call);
    const isChange = call.method !== 'find' && call.method !== 'get';
    if (isChange) log.info({ ...call, seconds: Number(call.seconds.toFixed(4)) }, 'call');
  };
  const hook = createCallHook({ identity: core.identity, toWire, report });
  const limiters = createLimiters(clock, deps.rateLimit);
  const cap = createConnectionCap(deps.connectionLimit, clock, log);
  const presence = createPresence();

  const app = koa(feathers());
  // what a call could not be answered with; without a listener it goes to the terminal as it is
  app.on('error', (error) => log.info({ err: error }, 'a connection broke off'));
  app.use(securityHeaders);
  app.use(createHealth(async () => !hook.isDraining() && (await core.ready())));
  app.use(createRestErrors(toWire));
  const cache = createCatalogueCache(core.catalogue);
  app.use(cache.middleware);
  const pictures = createPictures(deps.pictures, join(deps.dataDir, 'files'), log);
  app.use(createAttachmentRoutes(pictures.attachments, core.avatars, reach));
  app.use(metrics.middleware);
  app.use(createWebhookRoute(core.payments));
  app.use(createOwnPages(reach));
  for (const page of deps.pages ?? []) app.use(page);
  app.use(createApiDocsRoute());
  app.use(await createFirstPaint({ catalogue: core.catalogue, clock, webDir: deps.webDir }));
  app.use(createStaticWeb(deps.webDir));
  app.use(createRestEntry(limiters, reach, clock));
  app.configure(rest());
  let live: LiveServer | undefined;
  app.configure(
    socketio(liveOptions(reach, cap), (server) => {
      live = server;
      admitConnections(server, { clock, reach, cap, presence, limiters, toWire });
      deps.relay.attach(server, presence);
    }),
  );
  registerServices(app, createServices(core, pictures));
  app.hooks({ around: { all: [hook.around] } });

  const answer = app.callback();
  const transport = Object.entries(transportHeaders(reach));
  const listener: RequestListener = (request, response) => {
    for (const [name, value] of transport) response.setHeader(name, value);
    if (!cache.answered(request, response)) void answer(request, response);
  };
  const http = createHttpServer(deps.timeouts, listener, isLiveUpgrade);
  // a page loads over several connections beside its live one
  if (!reach.trustProxy) capConnections(http, createConnectionCap(deps.connectionLimit * 2, clock, log));
  await app.setup(http);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve());
  });
  return {
    port: portOf(http.address()),
    async close() {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      await hook.drain(LONGEST_DRAIN);
      await answersAreSent();
      const closing = live?.close();
      const cut = setTimeout(() => http.closeAllConnections(), LONGEST_GOODBYE);
      await closed;
      clearTimeout(cut);
      await closing;
    },
  };
}

function createLimiters(clock: Clock, rateLimit: number): Limiters {
  const limits = { perSecond: rateLimit, burst: rateLimit * 2, inFlight: CALLS_AT_ONCE };
  const ofAddress = {
    perSecond: rateLimit * CONNECTIONS_PER_ADDRESS,
    burst: rateLimit * 2 * CONNECTIONS_PER_ADDRESS,
    inFlight: CALLS_AT_ONCE * CONNECTIONS_PER_ADDRESS,
  };
  return { perConnection: createLimiter(clock, limits), perAddress: createLimiter(clock, ofAddress) };
}

/** A call is over a moment before its answer is on the wire. */
async function answersAreSent(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
