import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { versionOfProgram } from './lib/index.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type Config = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; SQLite in `dataDir` when absent. */
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  /** Origin that guests use; the one they called when absent. */
  readonly publicUrl?: string;
  /**
   * Signing key of tokens and table codes; generated and stored in `dataDir`, or in PostgreSQL, when absent.
   */
  readonly secret?: string;
  /** Key that the secrets of payment accounts are sealed with; `secret` when absent. */
  readonly paymentSecretsKey?: string;
  /** Key that `paymentSecretsKey` replaces, until everything is sealed anew. */
  readonly previousPaymentSecretsKey?: string;
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  /** True if `X-Forwarded-For` and `X-Forwarded-Proto` of a reverse proxy are trusted. */
  readonly trustProxy: boolean;
  /** Calls per second of one connection, with twenty times that for one address; 0 is no limit. */
  readonly rateLimit: number;
  /** Live connections of one address; 0 is no limit. */
  readonly connectionLimit: number;
  /** Text of documents that the menus in memory may have together, in MiB. */
  readonly menuMebibytes: number;
  /** SMTP server and sender of mails; without one mails stay in the mail outbox. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** True if the web application is served by its development server and need not be built. */
  readonly webDev: boolean;
};

const VARIABLES = {
  PORT: 'port to listen on (3030); 0 takes any free one',
  HOST: 'address to listen on (0.0.0.0)',
  DATA_DIR: 'folder of the SQLite database, its secret and pictures (./data)',
  DATABASE_URL: 'postgres://… ; SQLite in DATA_DIR when absent',
  REDIS_URL: 'redis://… ; carries events between several nodes',
  PUBLIC_URL: 'origin that guests use, e.g. https://order.example.com',
  SECRET: 'at least 32 characters; made and kept in the database’s place when absent',
  PAYMENT_SECRETS_KEY: 'at least 32 characters that seal payment accounts; made of SECRET when absent',
  PAYMENT_SECRETS_KEY_PREVIOUS:
    'the key before it, until npm run payment-keys -- rotate has sealed everything anew',
  DEMO: '1 loads the demo into an empty database (1 with SQLite, 0 with DATABASE_URL)',
  LOG_LEVEL: `${LOG_LEVELS.join(', ')} (info)`,
  TRUST_PROXY: '1 believes X-Forwarded-For and X-Forwarded-Proto of a proxy in front (0)',
  RATE_LIMIT: 'calls a second that one connection may make (50); 0 is no limit',
  CONNECTION_LIMIT: 'live connections that one address may have open (1000); 0 is no limit',
  MENU_MIB: 'MiB of text that menus in memory may have, about 600 shops (64); others are read when asked for',
  SMTP_URL:
    'smtp://user:password@host:port or smtps://… ; needs PUBLIC_URL. Without it mails lie at /office/tables',
  MAIL_FROM: 'whom mails come from (no-reply@ the host of PUBLIC_URL)',
  WEB_DEV: '1 leaves the web application to its development server (0)',
} as const;
type Variable = keyof typeof VARIABLES;
type Values = { readonly [Name in Variable]?: string };

type ConfigOutcome =
  | { readonly kind: 'run'; readonly config: Config }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly problem: string };

/** Reads the configuration from options and environment; an option overrides the variable of the same name. */
export function readConfig(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  try {
    const options = readOptions(args);
    if (options.version === true) return { kind: 'help', text: versionOfProgram() } satisfies ConfigOutcome;
    if (options.help === true) return { kind: 'help', text: helpText() } satisfies ConfigOutcome;
    return { kind: 'run', config: configOf(merge(options, environment)) } satisfies ConfigOutcome;
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { kind: 'wrong', problem } satisfies ConfigOutcome;
  }
}

function flagOf(variable: Variable): string {
  return variable.toLowerCase().replaceAll('_', '-');
}

function variables(): Variable[] {
  return Object.keys(VARIABLES).filter((name): name is Variable => Object.hasOwn(VARIABLES, name));
}

function readOptions(args: readonly string[]): Readonly<Record<string, unknown>> {
  const flags = variables().map((name) => [flagOf(name), { type: 'string' as const }]);
  const options = {
    ...Object.fromEntries(flags),
    help: { type: 'boolean' as const, short: 'h' },
    version: { type: 'boolean' as const, short: 'v' },
  };
  return parseArgs({ args: [...args], options, allowPositionals: false }).values;
}

function merge(
  options: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Values {
  const given = variables().map((name) => [name, options[flagOf(name)] ?? environment[name]]);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string' && value !== ''));
}

function configOf(values: Values): Config {
  return {
    port: integer('PORT', values.PORT ?? '3030', 65_535),
    host: values.HOST ?? '0.0.0.0',
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: url('DATABASE_URL', values.DATABASE_URL, ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', values.REDIS_URL, ['redis:', 'rediss:']),
    publicUrl: origin('PUBLIC_URL', values.PUBLIC_URL),
    secret: secret('SECRET', values.SECRET),
    paymentSecretsKey: secret('PAYMENT_SECRETS_KEY', values.PAYMENT_SECRETS_KEY),
    previousPaymentSecretsKey: secret('PAYMENT_SECRETS_KEY_PREVIOUS', values.PAYMENT_SECRETS_KEY_PREVIOUS),
    demo: flag('DEMO', values.DEMO ?? (values.DATABASE_URL === undefined ? '1' : '0')),
    logLevel: logLevel(values.LOG_LEVEL ?? 'info'),
    trustProxy: flag('TRUST_PROXY', values.TRUST_PROXY ?? '0'),
    rateLimit: integer('RATE_LIMIT', values.RATE_LIMIT ?? '50', 1_000_000),
    connectionLimit: integer('CONNECTION_LIMIT', values.CONNECTION_LIMIT ?? '1000', 1_000_000),
    menuMebibytes: Math.max(1, integer('MENU_MIB', values.MENU_MIB ?? '64', 65_536)),
    mail: mail(values),
    webDev: flag('WEB_DEV', values.WEB_DEV ?? '0'),
  };
}

/**
 * Reads the SMTP settings. Links in mails use PUBLIC_URL, because the `Host` of a request is chosen by its
 * sender.
 */
function mail(values: Values): Config['mail'] {
  const smtp = url('SMTP_URL', values.SMTP_URL, ['smtp:', 'smtps:']);
  if (smtp === undefined) return undefined;
  const home = origin('PUBLIC_URL', values.PUBLIC_URL);
  if (home === undefined) throw new Error('SMTP_URL needs PUBLIC_URL: links in mails lead there.');
  const from = values.MAIL_FROM ?? `no-reply@${new URL(home).hostname}`;
  if (/[\r\n]/.test(from)) throw new Error('MAIL_FROM must be one line.');
  return { url: smtp, from };
}

function integer(name: Variable, text: string, highest: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > highest) {
    throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}".`);
  }
  return value;
}

function flag(name: Variable, text: string): boolean {
  if (text !== '0' && text !== '1') throw new Error(`${name} must be 0 or 1, not "${text}".`);
  return text === '1';
}

function logLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (level === undefined)
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

/** Validates a URL. The error message omits the value, which may hold a password. */
function url(name: Variable, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols[0]}//.`);
  }
  return text;
}

function origin(name: Variable, text: string | undefined): string | undefined {
  const address = url(name, text, ['http:', 'https:']);
  if (address === undefined) return undefined;
  const parsed = new URL(address);
  const isBare =
    parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === '';
  if (!isBare) throw new Error(`${name} must be an origin without a path, like https://order.example.com.`);
  return parsed.origin;
}

function secret(name: Variable, text: string | undefined): string | undefined {
  if (text !== undefined && text.length < 32) throw new Error(`${name} must have at least 32 characters.`);
  return text;
}

function helpText(): string {
  const rows = variables().map(
    (name) => `  --${flagOf(name).padEnd(14)} ${name.padEnd(13)} ${VARIABLES[name]}`,
  );
  return [
    'Comanda: ordering for restaurants.',
    '',
    'Usage: npm start -- [options]',
    '',
    'Each option has an environment variable of the same meaning; the option wins.',
    '',
    ...rows,
    `  --${'version'.padEnd(14)} ${''.padEnd(13)} the version of the program`,
    `  --${'help'.padEnd(14)} ${''.padEnd(13)} this text`,
  ].join('\n');
}
