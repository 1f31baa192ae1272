import { expect, test } from 'vitest';
import { forbiddenImports } from './import-arrows.ts';

const reasons = (file: string, source: string) => forbiddenImports(file, source).map(({ reason }) => reason);

test('web and server never import each other', () => {
  expect(reasons('packages/web/src/a.ts', "import { x } from '@comanda/server';")).toHaveLength(1);
  expect(reasons('packages/server/src/a.ts', "const x = await import('@comanda/web');")).toHaveLength(1);
  expect(reasons('packages/web/src/a.ts', "import { x } from '@comanda/domain';")).toEqual([]);
});

test('the domain imports nothing but itself, its tests may', () => {
  expect(reasons('packages/domain/src/a.ts', "import fs from 'node:fs';")).toEqual([
    'the domain imports nothing',
  ]);
  expect(reasons('packages/domain/src/a.test.ts', "import { test } from 'vitest';")).toEqual([]);
  expect(reasons('packages/domain/src/a.ts', "import { b } from './b.ts';")).toEqual([]);
});

test('the framework stays at the edge of the server', () => {
  const source = "import { feathers } from '@feathersjs/feathers';";
  expect(reasons('packages/server/src/ordering/place.ts', source)).toHaveLength(1);
  expect(reasons('packages/server/src/services/shops/shops.ts', source)).toEqual([]);
});
