import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sections = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1);
const RELEASE = /^(\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)\n/;

test('every section of the changelog says whether tables change, and a release has its day', () => {
  const [unreleased = '', ...releases] = sections;
  expect(unreleased).toMatch(/^Unreleased\n/);
  for (const section of sections) expect(section).toMatch(/^[^\n]+\n\nTables change: (yes|no)\.\n/);
  for (const section of releases) expect(section).toMatch(RELEASE);
  const days = releases.map((section) => RELEASE.exec(section)?.[2] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
});

test('every package has the version of the last release', () => {
  const [, released] = RELEASE.exec(sections[1] ?? '') ?? [];
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const places = globSync(
    ['package.json', ...workspaces.map((place: string) => join(place, 'package.json'))],
    {
      cwd: root,
    },
  );
  for (const place of places) {
    const { name, version } = JSON.parse(readFileSync(join(root, place), 'utf8'));
    // the stand-in has the version of what it stands for
    if (name !== 'koa-body') expect(version, place).toBe(released);
  }
});
