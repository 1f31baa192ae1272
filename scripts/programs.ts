import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfOldestNpm } from './oldest-npm.ts';

/** A program that some tests need, its possible places, and the tests that are skipped without it. */
type Program = { readonly name: string; readonly places: readonly string[]; readonly without: string };

const PROGRAMS: readonly Program[] = [
  {
    name: 'PostgreSQL',
    places: [
      '/usr/lib/postgresql/*/bin/postgres',
      '/usr/bin/postgres',
      '/usr/local/bin/postgres',
      '/opt/homebrew/bin/postgres',
    ],
    without: 'everything on PostgreSQL',
  },
  {
    name: 'Redis',
    places: [
      '/usr/bin/redis-server',
      '/usr/local/bin/redis-server',
      '/opt/homebrew/bin/redis-server',
      '/usr/bin/valkey-server',
    ],
    without: 'events between several nodes',
  },
  {
    name: 'libfaketime',
    places: [
      '/usr/lib/*/faketime/libfaketimeMT.so.1',
      '/usr/lib/faketime/libfaketimeMT.so.1',
      '/usr/local/lib/faketime/libfaketimeMT.so.1',
    ],
    without: 'a wall clock that is set while the program runs',
  },
  {
    name: 'Chromium',
    places: [
      process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    without: 'the browser tests',
  },
  {
    name: 'npm 9.2',
    places: [placeOfOldestNpm(join(import.meta.dirname, '..'))],
    without: 'an installation by the oldest npm',
  },
];

/** Returns the path of a program on this machine, if it is installed. */
export function placeOf(name: string): string | undefined {
  const places = PROGRAMS.find((program) => program.name === name)?.places ?? [];
  return places
    .flatMap((place) => (place.includes('*') ? globSync(place) : [place]))
    .find((place) => existsSync(place));
}

/** Returns the programs that tests need and this machine lacks. */
export function missingPrograms(): readonly Program[] {
  return PROGRAMS.filter(({ name }) => placeOf(name) === undefined);
}
