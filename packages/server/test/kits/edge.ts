import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Organisation } from '@comanda/contract';
import client from '@feathersjs/client';
import { io, type Socket } from 'socket.io-client';
import { inject } from 'vitest';
import { seedOrganisation } from '../../src/boot/seed.ts';
import type { Core } from '../../src/composition/create-core.ts';
import type { Db } from '../../src/db/db.ts';
import { type DbLocation, openDb } from '../../src/db/open-db.ts';
import { createCounter } from '../../src/payments/providers/counter/counter.ts';
import { createLocalQr } from '../../src/payments/providers/local-qr/index.ts';
import { createSandbox, type Sandbox } from '../../src/payments/providers/sandbox/create-sandbox.ts';
import { createRelay, type Relay } from '../../src/realtime/relay.ts';
import { createSandboxRoute } from '../../src/transport/sandbox-route.ts';
import { type ServerDeps, startServer } from '../../src/transport/server.ts';
import { accountProvider } from './account-provider.ts';
import { CHEAP_HASHES } from './cheap-hashes.ts';
import { createFakeClock } from './fake-clock.ts';
import { hostedProviders } from './hosted-providers.ts';
import { closeAfterTest } from './opened.ts';
import { proveByPassword } from './proved-log-in.ts';
import { temporaryFolder } from './reaper.ts';
import { silentLog } from './silent-log.ts';
import { SHOP, smallOrganisation } from './small-organisation.ts';
import { SECRET, startCore, type TestCore } from './test-core.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40"/></svg>';

type RestAnswer = { readonly status: number; readonly headers: Headers; readonly body: unknown };
export type CallError = { readonly code: number; readonly data: { readonly code: string } };
export type Edge = {
  readonly url: string;
  /** The public address of the server; empty until a test sets it. */
  readonly site: { url: string };
  readonly core: Core;
  readonly db: Db;
  readonly relay: Relay;
  readonly clock: TestCore['clock'];
  readonly dataDir: string;
  readonly sandbox: Sandbox;
  /** Opens a live connection with the framework's client. */
  connect(headers?: Readonly<Record<string, string>>): Promise<LiveClient>;
  rest(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<RestAnswer>;
  /** Returns the token of a log-in of staff that counts as one by password. */
  tokenFor(pin: string, shop?: string): Promise<string>;
  close(): Promise<void>;
};
export type LiveClient = ReturnType<typeof liveClient>;

/**
 * Starts a complete server on a free port, over the small organisation in a new SQLite database or in the one
 * at `place`; closed after the test.
 */
export async function openEdge(
  overrides: Partial<ServerDeps> = {},
  organisation: Organisation = smallOrganisation(),
  place?: DbLocation,
): Promise<Edge> {
  const folder = temporaryFolder('comanda-edge-');
  const webDir = builtWeb(folder);
  const relay = createRelay();
  const db = await openDb(place ?? migratedCopy(folder), silentLog);
  await seedOrganisation(db, organisation, undefined, CHEAP_HASHES);
  const clock = createFakeClock();
  const self = { url: '' };
  const site = { url: '' };
  const post = async (body: string, headers: Readonly<Record<string, string>>) =>
    (await fetch(`${self.url}/api/payments/webhook/sandbox`, { method: 'POST', body, headers })).ok;
  const { log = silentLog } = overrides;
  const sandbox = createSandbox({
    db,
    clock,
    secret: SECRET,
    log,
    post,
    shopOf: (id) => core.catalogue.get('shops', id),
  });
  const { core } = await startCore(db, {
    clock,
    log,
    providers: [createCounter(), createLocalQr(), sandbox.provider, ...hostedProviders(), accountProvider()],
    publicUrl: () => site.url,
    files: join(folder, 'files'),
    onCommitted: relay.publish,
  });
  const deps: ServerDeps = {
    core,
    relay,
    clock,
    log,
    reach: { trustProxy: false },
    rateLimit: 0,
    connectionLimit: 0,
    pictures: { svg: (id) => (id === 'dish-rice' ? PICTURE : undefined) },
    pages: [createSandboxRoute(sandbox)],
    dataDir: folder,
    webDir,
    ...overrides,
  };
  const server = await startServer(deps, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;
  self.url = url;
  const clients: LiveClient[] = [];
  let isOpen = true;

  const edge: Edge = {
    url,
    site,
    core,
    db,
    relay,
    clock,
    dataDir: folder,
    sandbox,
    async connect(headers) {
      const connected = liveClient(url, headers);
      clients.push(connected);
      await connected.connected;
      return connected;
    },
    rest: (path, init) => callRest(url, path, init),
    async tokenFor(pin, shop = SHOP) {
      const { accessToken } = await core.staffAuth.signIn({ shop, pin }, 'test');
      await proveByPassword(db, clock, accessToken);
      return accessToken;
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await server.close();
      for (const connected of clients) connected.socket.disconnect();
      await core.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  closeAfterTest(edge);
  return edge;
}

/** Returns a new SQLite database with the present tables and no rows. */
function migratedCopy(folder: string): DbLocation {
  const file = join(folder, 'comanda.db');
  copyFileSync(inject('migratedFile'), file);
  return { file };
}

function builtWeb(folder: string): string {
  const webDir = join(folder, 'dist');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Comanda</title>');
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), `export const words = '${'menu '.repeat(1_000)}';`);
  writeFileSync(join(folder, 'secret'), 'not to be served');
  return webDir;
}

function liveClient(url: string, extraHeaders?: Readonly<Record<string, string>>) {
  const socket: Socket = io(url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { ...extraHeaders },
  });
  // the same class, declared once per module system
  const app = client
    .default()
    .configure(client.socketio(socket as never))
    .configure(client.authentication());
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  connected.catch(() => socket.disconnect());
  return {
    app,
    socket,
    connected,
    service: (path: string) => app.service(path),
    /** Resolves with the error that a raw message is answered with; undefined on success. */
    async emitRaw(...[event, ...rest]: unknown[]): Promise<CallError | undefined> {
      const error: CallError | null = await socket.emitWithAck(String(event), ...rest);
      return error ?? undefined;
    },
    /** Resolves with the next event of a name. */
    next: (event: string): Promise<Record<string, unknown>> =>
      new Promise((resolve) => socket.once(event, resolve)),
    /** Collects every event of a name from now on. */
    collect(event: string): Record<string, unknown>[] {
      const seen: Record<string, unknown>[] = [];
      socket.on(event, (data) => seen.push(data));
      return seen;
    },
  };
}

async function callRest(
  url: string,
  path: string,
  { json, ...init }: RequestInit & { readonly json?: unknown } = {},
): Promise<RestAnswer> {
  const body = json === undefined ? init.body : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const method = init.method ?? (body === undefined || body === null ? 'GET' : 'POST');
  const headers = { ...type, ...Object.fromEntries(new Headers(init.headers)) };
  const response = await fetch(`${url}${path}`, { ...init, method, headers, body });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Returns the error that a call was refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<CallError> {
  try {
    await call;
  } catch (error) {
    // the cast is sound: the Feathers client turns every refusal into the framework's error
    return error as CallError;
  }
  throw new Error('the call was not refused');
}
