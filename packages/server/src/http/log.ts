import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'pin',
  'password',
  'secret',
  'accessToken',
  'restoreKey',
  'restoreKeys',
  'authorization',
  'signature',
];
const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** JSON lines, or short ones for a person at a terminal. What opens something is never written. */
export function createLog(
  level: string,
  isTerminal: boolean,
  out: DestinationStream = process.stdout,
): Logger {
  const redact = {
    paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  };
  const serializers = { err: pino.stdSerializers.err, error: pino.stdSerializers.err };
  const options = { level, redact, serializers, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, isTerminal ? lines(out) : out);
}

/** One line of words out of one line of JSON. */
export function lines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(json: string) {
      const { time, level, msg, ...rest } = JSON.parse(json);
      const details = Object.entries(rest).map(([name, value]) => `${name}=${wordOf(value)}`);
      out.write(
        `${[String(time).slice(11, 19), LEVELS[Number(level)] ?? level, msg, ...details].join(' ')}\n`,
      );
    },
  };
}

function wordOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) return String(value.stack);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
