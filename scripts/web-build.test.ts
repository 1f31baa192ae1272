import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isWebFresh } from './web-build.ts';

const FOLDERS = ['packages/domain/src', 'packages/contract/src', 'packages/web/src'];
const SOURCES = [...FOLDERS.map((folder) => `${folder}/index.ts`), 'package-lock.json'];
const BUILT = ['packages/web/dist/index.html', 'packages/web/dist-server/first-paint.js'];
/** Seconds of the clock of files. */
const [BEFORE, THEN, AFTER] = [1_000, 2_000, 3_000];

function aProject(built = BUILT): string {
  const root = mkdtempSync(join(tmpdir(), 'comanda-web-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of [...SOURCES, ...built]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  for (const path of [...SOURCES, ...FOLDERS]) utimesSync(join(root, path), BEFORE, BEFORE);
  for (const path of built) utimesSync(join(root, path), THEN, THEN);
  return root;
}

it('a build is fresh until a source is changed, added or removed', () => {
  expect(isWebFresh(aProject())).toBe(true);
  for (const path of SOURCES) {
    const root = aProject();
    utimesSync(join(root, path), AFTER, AFTER);
    expect(isWebFresh(root), path).toBe(false);
  }
  const fewer = aProject();
  rmSync(join(fewer, 'packages/web/src/index.ts'));
  expect(isWebFresh(fewer)).toBe(false);
});

it('half a build, or none, is not fresh', () => {
  for (const built of [[], ...BUILT.map((path) => [path])]) expect(isWebFresh(aProject(built))).toBe(false);
});
