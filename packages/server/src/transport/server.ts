import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FeathersError } from '@feathersjs/errors';
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
import { type CallHook, type CallReport, createCallHook } from '../services/call/index.ts';
import { createServices, registerServices } from '../services/index.ts';
import { createIntegrationAdmission } from './admit-integrations.ts';
import { createApiDocsRoute } from './api-docs/index.ts';
import { createAttachmentRoutes } from './attachment-routes.ts';
import { type Reach, securityHeaders, transportHeaders } from './caller/index.ts';
import { createCardPageRoute } from './card-page/index.ts';
import { capConnections, createConnectionCap } from './connection-cap.ts';
import { createCropRoute } from './crop-route.ts';
import { createExportRoute } from './export-route.ts';
import { createHealth } from './health.ts';
import { createHttpServer, type Timeouts } from './http-server.ts';
import { createLimiter, type Limiters } from './limits.ts';
import { admitConnections, isLiveUpgrade, socketOptions } from './live-server.ts';
import { createMetrics } from './metrics.ts';
import { createOriginCheck } from './origin-check.ts';
import { createRestEntry } from './rest-entry.ts';
import { createRestErrors } from './rest-errors.ts';
import { createUploadRoute } from './upload-route.ts';
import { createWebhookRoute } from './webhook-route.ts';
import { toWireError } from './wire-error.ts';

const DRAIN_TIMEOUT_MS = 10_000;
/** Time for responses in flight and idle keep-alive connections to close, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;
/** One address can be a whole restaurant's network. */
const CONNECTIONS_PER_ADDRESS = 20;
const MAX_CONCURRENT_CALLS = 32;

export type ServerDeps = {
  readonly core: Core;
  readonly relay: Relay;
  readonly clock: Clock;
  readonly log: Log;
  readonly reach: Reach;
  /** Calls per second of one connection; 0 is no limit. */
  readonly rateLimit: number;
  /** Live connections of one address; 0 is no limit. */
  readonly connectionLimit: number;
  readonly pictures: AttachmentSource;
  readonly dataDir: string;
  readonly webDir: string;
  /** Pages of payment providers that this server hosts itself. */
  readonly pages?: readonly Middleware[];
  /** Time limits of a request; the defaults when absent. */
  readonly timeouts?: Timeouts;
};
export type RunningServer = { readonly port: number; close(): Promise<void> };

/** Serves the core on one port: REST, live connections, pictures and the web application. */
export async function startServer(deps: ServerDeps, port: number, host: string): Promise<RunningServer> {
  const { core, clock, log, reach } = deps;
  const toWire = createErrorMapper(log);
  const metrics = createMetrics(() => live?.engine.clientsCount ?? 0);
  const report = createReport(metrics, log);
  const admit = createIntegrationAdmission(clock);
  const hook = createCallHook({ identity: core.identity, catalogue: core.catalogue, admit, toWire, report });
  const limiters = createLimiters(clock, deps.rateLimit);
  const cap = createConnectionCap(deps.connectionLimit, clock, log);
  const presence = createPresence();

  const app = koa(feathers());
  // without a listener Koa prints the error to stderr
  app.on('error', (error) => log.info({ err: error }, 'connection aborted'));
  app.use(securityHeaders);
  app.use(createHealth(async () => !hook.isDraining() && (await core.ready())));
  app.use(createRestErrors(toWire));
  const cache = createCatalogueCache(core.catalogue);
  app.use(cache.middleware);
  const pictures = createPictures(deps.pictures, join(deps.dataDir, 'files'), log);
  app.use(createAttachmentRoutes(pictures.attachments, core.avatars, reach));
  app.use(metrics.middleware);
  app.use(createExportRoute(core.exports));
  app.use(createWebhookRoute(core.payments));
  app.use(createOriginCheck(reach));
  for (const create of [createUploadRoute, createCropRoute]) app.use(create(pictures, core.identity, reach));
  app.use(createCardPageRoute(core.payments));
  for (const page of deps.pages ?? []) app.use(page);
  app.use(createApiDocsRoute());
  app.use(createFirstPaint({ catalogue: core.catalogue, clock, webDir: deps.webDir, log }));
  app.use(createStaticWeb(deps.webDir));
  app.use(createRestEntry(limiters, reach, clock));
  app.configure(rest());
  let live: LiveServer | undefined;
  app.configure(
    socketio(socketOptions(reach, cap), (server) => {
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
  // a page opens several connections besides its live one
  if (!reach.trustProxy) capConnections(http, createConnectionCap(deps.connectionLimit * 2, clock, log));
  await app.setup(http);
  await listen(http, port, host);
  return {
    port: portOf(http.address()),
    close: () => shutDown(http, hook, live),
  };
}

/** Returns the report of calls: each is counted, those that change something are logged. */
function createReport(metrics: Pick<ReturnType<typeof createMetrics>, 'called'>, log: Log) {
  return (call: CallReport): void => {
    metrics.called(call);
    const isChange = call.method !== 'find' && call.method !== 'get';
    if (isChange) log.info({ ...call, seconds: Number(call.seconds.toFixed(4)) }, 'call');
  };
}

/** Drains running calls, then closes all connections. */
async function shutDown(http: Server, hook: CallHook, live: LiveServer | undefined): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  await hook.drain(DRAIN_TIMEOUT_MS);
  await answersFlushed();
  const closing = live?.close();
  const cut = setTimeout(() => http.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(cut);
  await closing;
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve());
  });
}

/** Returns the mapping of errors to the wire format, which logs those that are no refusals. */
function createErrorMapper(log: Log): (error: unknown) => FeathersError {
  const onFailure = (failure: unknown) =>
    log.error({ err: failure }, failure instanceof CodedError ? 'database unavailable' : 'unexpected error');
  return (error) => toWireError(error, onFailure);
}

function createLimiters(clock: Clock, rateLimit: number): Limiters {
  const limits = { perSecond: rateLimit, burst: rateLimit * 2, inFlight: MAX_CONCURRENT_CALLS };
  const ofAddress = {
    perSecond: rateLimit * CONNECTIONS_PER_ADDRESS,
    burst: rateLimit * 2 * CONNECTIONS_PER_ADDRESS,
    inFlight: MAX_CONCURRENT_CALLS * CONNECTIONS_PER_ADDRESS,
  };
  return { perConnection: createLimiter(clock, limits), perAddress: createLimiter(clock, ofAddress) };
}

/** Waits until responses of finished calls are written to their sockets. */
async function answersFlushed(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
