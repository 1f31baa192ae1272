import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from './redact.ts';

const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Creates the log: JSON lines, or short lines on a terminal. Secrets are redacted. */
export function createLog(
  level: string,
  isTerminal: boolean,
  out: DestinationStream = process.stdout,
): Logger {
  const error = (failure: Error) => redact(pino.stdSerializers.err(failure));
  const options = {
    level,
    formatters: { log: (details: object) => ({ ...details, ...asRecord(redact(details)) }) },
    serializers: { err: error, error },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, isTerminal ? readableLines(out) : out);
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Formats each JSON line as one readable line. */
export function readableLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(json: string) {
      const { time, level, msg, ...rest } = JSON.parse(json);
      const details = Object.entries(rest).map(([name, value]) => `${name}=${textOf(value)}`);
      const words = [
        String(time).slice(11, 19),
        LEVELS[Number(level)] ?? level,
        visible(String(msg)),
        ...details,
      ];
      out.write(`${words.join(' ')}\n`);
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) {
    // further lines are indented, so that none passes for an entry
    return String(value.stack).split('\n').map(visible).join('\n    ');
  }
  return visible(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Escapes control characters that a terminal would interpret. */
function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
