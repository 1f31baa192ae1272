import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { versionOfProgram } from '../lib/index.ts';
import { ensureWebIsBuilt } from './build-web.ts';

/** Builder that notes each build, in place of the real one. */
const BUILDER = `const fs = require('node:fs');
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('dist/index.html', '');
fs.appendFileSync('builds.txt', process.env.BUILD_STEPS);`;

function aWebFolder() {
  const folder = temporaryFolder('comanda-web-');
  const vite = join(folder, 'node_modules/vite');
  mkdirSync(vite, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'builds.txt'), '');
  writeFileSync(join(vite, 'package.json'), '{"bin":"build.js"}');
  writeFileSync(join(vite, 'build.js'), BUILDER);
  return {
    start: () => ensureWebIsBuilt(folder, () => undefined),
    builds: () => readFileSync(join(folder, 'builds.txt'), 'utf8').length,
    is: (version: string) => writeFileSync(join(folder, 'dist/version.txt'), version),
  };
}

it('the web application is built once, and again after an upgrade', () => {
  const web = aWebFolder();
  for (const _start of [1, 2]) web.start();
  expect(web.builds()).toBe(1);
  web.is(versionOfProgram());
  web.start();
  expect(web.builds()).toBe(1);
  web.is('0.0.1');
  web.start();
  expect(web.builds()).toBe(2);
});
