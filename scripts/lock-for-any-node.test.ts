import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LockPackage, lockForAnyNode } from './lock-for-any-node.ts';

const never = () => false;

test('an older Node may install every dependency, its binaries too', () => {
  const packages = {
    '': { engines: { node: '>=18' } },
    'node_modules/sharp': { version: '1.0.0', engines: { node: '>=20' } },
    'node_modules/a/node_modules/b': { engines: { node: '>=22' } },
  };
  const { packages: lifted, changed } = lockForAnyNode(packages, never);
  expect(lifted).toEqual({
    '': { engines: { node: '>=18' } },
    'node_modules/sharp': { version: '1.0.0' },
    'node_modules/a/node_modules/b': {},
  });
  expect(changed).toEqual(['node_modules/sharp', 'node_modules/a/node_modules/b']);
});

test('what ships its binary is not compiled', () => {
  const packages = { 'node_modules/better-sqlite3': { version: '1.0.0' }, 'node_modules/other': {} };
  const once = lockForAnyNode(packages, (location) => location === 'node_modules/better-sqlite3');
  expect(once.packages['node_modules/better-sqlite3']).toEqual({ version: '1.0.0', gypfile: false });
  expect(once.changed).toEqual(['node_modules/better-sqlite3']);
  expect(lockForAnyNode(once.packages, () => true).changed).toEqual(['node_modules/other']);
});

test('the project’s own lock file lets Node 18 install, without a compiler', () => {
  const file = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as { packages: Record<string, LockPackage> };
  expect(lockForAnyNode(packages, never).changed).toEqual([]);
  expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
});
