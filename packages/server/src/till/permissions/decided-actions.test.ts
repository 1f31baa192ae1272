import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECIDED_ACTIONS, STAFF_ACTIONS } from '@comanda/domain';
import { expect, it } from 'vitest';

it('T2.3 settings show exactly the actions that something asks the permission table for', () => {
  const root = join(import.meta.dirname, '../..');
  const domain = join(root, '../../domain/src/rights/void-permission.ts');
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((path) => join(root, path));
  const source = [...files, domain].map((path) => readFileSync(path, 'utf8')).join('\n');
  const isAskedFor = (action: string) =>
    new RegExp(`(action: |action === |\\? |: |return )'${action}'`).test(source);
  expect(STAFF_ACTIONS.filter(isAskedFor)).toEqual(DECIDED_ACTIONS);
});
