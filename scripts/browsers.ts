/**
 * Names what the built application uses that one of the oldest supported browsers lacks: functions, regular
 * expressions, syntax, styles. Run after the build.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Audience, OLDEST } from '@comanda/web/browsers.ts';
import { audiencesOf, plainName } from './browsers/built-scripts.ts';
import { isHarmless } from './browsers/harmless.ts';
import { type NewerFeatures, newerFeatures } from './browsers/newer-features.ts';
import { usedInScript } from './browsers/used-in-script.ts';
import { usedInStyle } from './browsers/used-in-style.ts';

const DIST = join(import.meta.dirname, '../packages/web/dist');

const newer: Readonly<Record<Audience, NewerFeatures>> = {
  guest: newerFeatures(OLDEST.guest),
  staff: newerFeatures(OLDEST.staff),
  office: newerFeatures(OLDEST.office),
};
const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: DIST }).map((path) => [basename(path), readFileSync(join(DIST, path), 'utf8')]),
  );

const parts = read('assets/*.js');
const audiences = audiencesOf(parts);
const byName = new Map([...audiences].map(([file, audience]) => [plainName(file), audience]));

type Built = {
  readonly file: string;
  readonly name: string;
  readonly audience: Audience;
  readonly source: string;
};
const scripts: readonly Built[] = [
  ...[...parts].map(([file, source]) => builtFile(file, source)),
  // everybody loads the service worker
  ...[...read('*.js')].map(([file, source]): Built => ({ file, name: file, audience: 'guest', source })),
];
const styles = [...read('assets/*.css')].map(([file, source]) => builtFile(file, source));

function builtFile(file: string, source: string): Built {
  const name = plainName(file);
  return { file, name, audience: byName.get(name) ?? 'guest', source };
}

function missing(used: typeof usedInScript, { file, name, audience, source }: Built): readonly string[] {
  return [...used(source, newer[audience])]
    .filter((key) => !isHarmless(key, name))
    .map((key) => `${file}: ${key} is missing in ${newer[audience].lackedBy(key)} (${audience})`);
}

const found = [
  ...scripts.flatMap((script) => missing(usedInScript, script)),
  ...styles.flatMap((style) => missing(usedInStyle, style)),
];
for (const line of found) console.error(line);
console.log(
  `browsers: ${scripts.length} scripts and ${styles.length} styles, ${found.length} newer features`,
);
process.exitCode = found.length > 0 || parts.size === 0 ? 1 : 0;
