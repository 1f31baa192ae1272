import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoOrganisation, demoPicture } from '@comanda/demo';
import type { Core } from '../composition/index.ts';
import type { Config } from '../config.ts';
import { lockFolder, openDb } from '../db/index.ts';
import { CodedError, type Log, PRIVATE_FOLDER, restrictFolder, versionOfProgram } from '../lib/index.ts';
import type { ProviderAddresses } from '../payments/providers/index.ts';
import { createSandboxRoute, startServer } from '../transport/index.ts';
import { assemble } from './assemble.ts';
import { assertPortIsFree } from './assert-port-is-free.ts';
import { banner } from './banner.ts';
import { ensureWebIsBuilt } from './build-web.ts';
import { databasePlace } from './database-place.ts';
import { demoPairingCodes } from './demo-pairing-codes.ts';
import { createLog } from './log.ts';
import { secretFor } from './secret.ts';
import { seedOrganisation } from './seed.ts';
import { lanAddress, tablePosters } from './table-posters.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const WRONG_CONFIGURATION = 2;

/** Starts the server, prints its addresses, and shuts it down on a signal; `addresses` is for tests. */
export async function start(
  config: Config,
  webFolder = WEB,
  addresses: ProviderAddresses = {},
): Promise<void> {
  try {
    await open(config, webFolder, addresses);
  } catch (error) {
    process.stderr.write(`Cannot start: ${reasonOf(error, config)}\n`);
    process.exit(WRONG_CONFIGURATION);
  }
}

async function open(config: Config, webFolder: string, addresses: ProviderAddresses): Promise<void> {
  const log = createLog(config.logLevel, process.stdout.isTTY === true);
  mkdirSync(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const readable = restrictFolder(config.dataDir);
  if (readable.length > 0) log.warn({ paths: readable }, 'cannot restrict access: others may read these');
  await assertPortIsFree(config.port, config.host);
  // nodes on PostgreSQL may share the folder of pictures
  const unlock = config.databaseUrl === undefined ? lockFolder(config.dataDir) : () => undefined;
  if (!config.webDev) ensureWebIsBuilt(webFolder, say);
  const db = await openDb(databasePlace(config), log, say);
  if (config.demo) await seedOrganisation(db, demoOrganisation());
  const secret = await secretFor(config.secret, config.dataDir, db);
  const assembly = await assemble(config, db, { secret, log, addresses });
  const { core, relay, clock, sandbox } = assembly;
  const server = await startServer(
    {
      core,
      relay,
      clock,
      log,
      reach: { trustProxy: config.trustProxy, publicUrl: config.publicUrl },
      rateLimit: config.rateLimit,
      connectionLimit: config.connectionLimit,
      pictures: { svg: demoPicture },
      pages: [createSandboxRoute(sandbox)],
      dataDir: config.dataDir,
      webDir: join(webFolder, 'dist'),
    },
    config.port,
    config.host,
  );
  assembly.startJobs(`http://${selfHost(config.host)}:${server.port}`);
  closeOnSignal(async () => {
    await server.close();
    await assembly.close();
    unlock();
  }, log);
  const demo = config.demo && holdsDemo(core) ? demoOrganisation() : undefined;
  const pairingCodes = demo === undefined ? [] : await demoPairingCodes(core, demo);
  const address = config.publicUrl ?? `http://localhost:${server.port}`;
  const origin = config.publicUrl ?? originForPhones(config.host, server.port) ?? address;
  const posters = await tablePosters(core, origin, process.stdout.isTTY);
  const claimToken = await core.setup.token();
  say(
    banner({
      version: versionOfProgram(),
      address,
      dataDir: config.dataDir,
      demo,
      pairingCodes,
      claimToken,
      posters,
    }),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Returns the host under which this server reaches itself; wildcard addresses include loopback. */
function selfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Returns the origin under which phones on the local network reach this server; undefined if it listens on one
 * address only.
 */
function originForPhones(host: string, port: number): string | undefined {
  const isOpenToAll = host === '0.0.0.0' || host === '::';
  const address = isOpenToAll ? lanAddress() : undefined;
  return address && `http://${address}:${port}`;
}

/** Returns true if the database holds the demo's shops, so that its PINs may be shown. */
function holdsDemo(core: Core): boolean {
  const shops = new Set(core.catalogue.list('shops').map(({ _id }) => _id));
  return demoOrganisation().shops.every(({ _id }) => shops.has(_id));
}

function closeOnSignal(close: () => Promise<void>, log: Log): void {
  let isClosing = false;
  const end = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'shutting down');
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end(signal));
}

/** Returns one line without the database's URL, which may hold a password. */
function reasonOf(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CodedError && error.cause !== undefined) {
    return `the database does not answer: ${lineOf(error.cause, config)}`;
  }
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${config.port} is taken. Choose another with --port.`;
  if (code === 'EACCES' && 'port' in error) return `port ${config.port} may not be opened by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `nothing to listen on at ${config.host}.`;
  return lineOf(error, config);
}

function lineOf(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const line = (error.message || String(code ?? error.name)).split('\n')[0] ?? '';
  return config.databaseUrl === undefined ? line : line.replaceAll(config.databaseUrl, 'DATABASE_URL');
}
