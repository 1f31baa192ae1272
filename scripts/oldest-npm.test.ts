import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeOfOldestNpm } from './oldest-npm.ts';

const root = join(import.meta.dirname, '..');
const npm = placeOfOldestNpm(root);
const NODE = /^node_modules\//;

test.runIf(existsSync(npm))('the oldest npm installs by the lock file', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-oldest-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['.', ...workspaces].map((place: string) => join(place, 'package.json'));
  for (const file of [...manifests, 'package-lock.json', '.npmrc'])
    cpSync(join(root, file), join(folder, file));
  const options = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync(process.execPath, [npm, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  });
  expect(stderr).not.toContain('npm ERR!');
  expect(status).toBe(0);
});

test('what Feathers asks for as a body parser is our stand-in', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const parsers = Object.keys(packages).filter((place) => NODE.test(place) && place.endsWith('/koa-body'));
  expect(parsers).toEqual(['node_modules/koa-body']);
  expect(packages['node_modules/koa-body']).toMatchObject({ link: true });
});
