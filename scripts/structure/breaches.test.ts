import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaches } from './breaches.ts';
import { sourceFile } from './source-files.ts';
import { type Check, WALLS, type Walls } from './walls.ts';

const SHOP: Walls = {
  packages: ['menu'],
  source: 'src',
  rooms: ['*', 'features/guest/*', 'features/staff/*'],
  checks: [],
  layers: [
    { rooms: ['lib', 'ui'], apart: true },
    { rooms: ['features/guest/*', 'features/staff/*'] },
    { rooms: ['app'] },
  ],
  audiences: [['features/guest/*'], ['features/staff/*']],
  framework: { libraries: ['@framework/'], rooms: ['app'] },
};

/** Returns the breaches of a made-up tree, whose files are given by their path in `shop/src`. */
function found(checks: readonly Check[], tree: Readonly<Record<string, string>>, walls: Partial<Walls> = {}) {
  const files = Object.entries(tree).map(([path, source]) => sourceFile(`shop/src/${path}`, source));
  return breaches({ shop: { ...SHOP, ...walls, checks } }, files).map(
    ({ place, reason }) => `${place}: ${reason}`,
  );
}

describe('arrows between packages', () => {
  it.each([
    ["import { tax } from '@comanda/till';", 'shop may not import till'],
    ["export { tax } from '@comanda/till';", 'shop may not import till'],
    ["import type { Tax } from '@comanda/till';", 'shop may not import till'],
    ["const till = await import('@comanda/till');", 'shop may not import till'],
    ["type Tax = import('@comanda/till').Tax;", 'shop may not import till'],
    ["import { tax } from '../../../till/src/tax.ts';", 'packages are imported by name'],
  ])('refuse %s', (source, reason) => {
    expect(found([], { 'app/start.ts': source })).toEqual([expect.stringContaining(reason)]);
  });

  it('allow the packages listed, and libraries unless the package is pure', () => {
    const source = "import { dish } from '@comanda/menu';\nimport { join } from 'node:path';";
    expect(found([], { 'app/start.ts': source })).toEqual([]);
    expect(found([], { 'app/start.ts': source }, { pure: true })).toEqual([
      'shop/src/app/start.ts: imports node:path: shop imports no library',
    ]);
    expect(found([], { 'app/start.test.ts': source }, { pure: true })).toEqual([]);
  });

  it('ignore imports in strings and comments', () => {
    const source = "const text = \"import { tax } from '@comanda/till'\"; // import '@comanda/till'";
    expect(found([], { 'app/start.ts': source })).toEqual([]);
  });
});

describe('circles', () => {
  const circle = {
    'lib/a.ts': "import type { B } from '../ui/b.ts';\nexport type A = B;",
    'ui/b.ts': "import { c } from './c.ts';\nexport type B = typeof c;",
    'ui/c.ts': "import type { D } from '../lib/d.ts';\nexport const c: D = 1;",
    'lib/d.ts': 'export type D = number;',
  };

  it('of rooms are refused, types included, with the imports that make one', () => {
    expect(found(['roomCircles'], circle)).toEqual([
      'shop: 2 rooms import each other in circles: lib → ui → lib (shop/src/lib/a.ts imports shop/src/ui/b.ts; ' +
        'shop/src/ui/c.ts imports shop/src/lib/d.ts)',
    ]);
    expect(found(['fileCircles'], circle)).toEqual([]);
  });

  it('of files are refused, types included', () => {
    const tree = { ...circle, 'lib/d.ts': "import type { A } from './a.ts';\nexport type D = A;" };
    expect(found(['fileCircles'], tree)).toEqual([expect.stringContaining('files import each other')]);
  });

  it('through tests are none', () => {
    const tree = {
      'lib/a.ts': "import '../ui/b.ts';",
      'ui/b.ts': '',
      'ui/b.test.ts': "import '../lib/a.ts';",
    };
    expect(found(['roomCircles', 'fileCircles'], tree)).toEqual([]);
  });
});

describe('entrances', () => {
  const ui = { 'ui/index.ts': "export { b } from './b.ts';", 'ui/b.ts': 'export const b = 1;' };

  it('are not bypassed from another room, nor by tests', () => {
    const deep = "import { b } from '../ui/b.ts';";
    expect(found(['entrances'], { ...ui, 'app/a.ts': deep, 'app/a.test.ts': deep })).toEqual([
      'shop/src/app/a.ts: imports ../ui/b.ts past shop/src/ui/index.ts',
      'shop/src/app/a.test.ts: imports ../ui/b.ts past shop/src/ui/index.ts',
    ]);
  });

  it('are used from outside, and bypassed inside', () => {
    const tree = {
      ...ui,
      'app/a.ts': "import { b } from '../ui/index.ts';",
      'ui/c.ts': "import { b } from './b.ts';",
    };
    expect(found(['entrances'], tree)).toEqual([]);
  });

  it('are required of every room that another imports', () => {
    const tree = { ...ui, 'lib/a.ts': '', 'jobs/a.ts': '', 'main.ts': "import './lib/a.ts';" };
    expect(found(['everyEntrance'], tree)).toEqual(['shop/src/lib: the room has no index.ts']);
  });

  it('are required of a feature that another room imports', () => {
    const tree = {
      'features/guest/cart/index.ts': "export { a } from './a.ts';",
      'features/guest/cart/a.ts': 'export const a = 1;',
      'features/guest/menu/b.ts': "import { a } from '../cart/index.ts';",
      'app/c.ts': "import '../features/guest/menu/b.ts';\nimport '../lib/d.ts';",
      'lib/d.ts': '',
    };
    expect(found(['featureEntrances'], tree)).toEqual([
      'shop/src/app/c.ts: imports shop/src/features/guest/menu/b.ts: features/guest/menu has no index.ts',
    ]);
  });
});

describe('layers', () => {
  it('import only their own and lower ones, and rooms that are apart not each other', () => {
    const tree = {
      'lib/a.ts': "import '../ui/b.ts';",
      'ui/b.ts': "import '../features/guest/cart/c.ts';",
      'features/guest/cart/c.ts': "import '../menu/d.ts';",
      'features/guest/menu/d.ts': "import '../../../lib/a.ts';",
      'app/e.ts': "import '../ui/b.ts';",
    };
    expect(found(['layers'], tree)).toEqual([
      'shop/src/lib/a.ts: imports shop/src/ui/b.ts: lib may not import ui, which is in the same layer',
      'shop/src/ui/b.ts: imports shop/src/features/guest/cart/c.ts: ui may not import features/guest/cart, ' +
        'which is in a higher layer',
    ]);
  });

  it('have a place for every room', () => {
    expect(found(['layers'], { 'drawer/a.ts': '' })).toEqual(['shop: drawer: the room has no layer']);
  });
});

it('features for one audience never import those for another', () => {
  const tree = {
    'features/guest/cart/a.ts': "import type { B } from '../../staff/till/b.ts';",
    'features/staff/till/b.ts': "import '../floor/c.ts';",
    'features/staff/floor/c.ts': '',
  };
  expect(found(['audiences'], tree)).toEqual([
    'shop/src/features/guest/cart/a.ts: imports ../../staff/till/b.ts, which is for another audience',
  ]);
});

it('the framework stays at the edge', () => {
  const source = "import { app } from '@framework/core';";
  expect(found(['framework'], { 'lib/a.ts': source, 'app/b.ts': source, 'lib/a.test.ts': source })).toEqual([
    'shop/src/lib/a.ts: imports @framework/core: the framework stays at the edge',
  ]);
});

describe('the walls of this project', () => {
  const reasons = (path: string, source: string) =>
    breaches(WALLS, [sourceFile(path, source)]).map(({ reason }) => reason);

  it('stand between web and server, and around the domain', () => {
    expect(reasons('packages/web/src/app/a.ts', "import '@comanda/server';")).toHaveLength(1);
    expect(reasons('packages/server/src/db/a.ts', "await import('@comanda/web');")).toHaveLength(1);
    expect(reasons('packages/domain/src/index.ts', "import 'node:fs';")).toHaveLength(1);
    expect(reasons('packages/server/src/db/a.ts', "import '@feathersjs/feathers';")).toHaveLength(1);
    expect(reasons('packages/server/src/services/shops/a.ts', "import '@feathersjs/feathers';")).toEqual([]);
  });

  it('stand between the rooms of web', () => {
    const files = ['index.ts', 'state/a.ts'].flatMap((name) =>
      ['guest/menu', 'staff/till'].map((feature) =>
        sourceFile(`packages/web/src/features/${feature}/${name}`, ''),
      ),
    );
    const imports = (path: string, source: string) =>
      breaches(WALLS, [...files, sourceFile(`packages/web/src/${path}`, source)]).length;
    expect(imports('features/guest/cart/b.ts', "import '../menu/index.ts';")).toBe(0);
    expect(imports('features/guest/cart/b.ts', "import '../menu/state/a.ts';")).toBe(1);
    expect(imports('features/guest/cart/b.ts', "import '../../staff/till/index.ts';")).toBe(1);
    expect(imports('data/cart/b.ts', "import '../../features/guest/menu/index.ts';")).toBe(1);
    expect(imports('ui/controls/b.ts', "import '../../features/guest/menu/index.ts';")).toBe(1);
    expect(imports('features/cart/b.ts', '')).toBe(1);
  });

  it('end the command with 1 on a breach, and with 0 without', { timeout: 30_000 }, () => {
    const root = mkdtempSync(join(tmpdir(), 'walls-'));
    const run = (source: string) => {
      const path = join(root, 'packages/contract/src/schema.ts');
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
      const script = join(import.meta.dirname, '../check-imports.ts');
      const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
      return { status, stderr };
    };
    expect(run("import '@comanda/web';")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('packages/contract may not import web'),
    });
    expect(run("import '@comanda/domain';")).toMatchObject({ status: 0 });
    rmSync(root, { recursive: true });
  });
});
