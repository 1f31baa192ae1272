import { existsSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
  '/usr/local/lib/faketime/libfaketimeMT.so.1',
];

/** A wall clock that a program runs by, and which can be set while it runs; its monotonic clock stays true. */
export type SteppedClock = {
  /** Variables for the program. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the clock so many seconds off the machine's own. */
  readonly set: (seconds: number) => void;
  readonly remove: () => void;
};

/** Returns a clock over libfaketime; undefined when that is not on this machine. */
export function openSteppedClock(): SteppedClock | undefined {
  const library = PLACES.flatMap((place) => globSync(place)).find((place) => existsSync(place));
  if (library === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'comanda-clock-'));
  const file = join(folder, 'offset');

  /** Writes the file at once: the program may read it at any moment, and finds it whole or not at all. */
  function set(seconds: number): void {
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    renameSync(`${file}.new`, file);
  }

  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
