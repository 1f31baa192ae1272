import { expect, it } from 'vitest';
import { measure } from './measure.ts';
import { sourceFile } from './source-files.ts';

const long = (lines: number) => Array.from({ length: lines }, (_, at) => `  void ${at};`).join('\n');

it('measures rooms, circles, cross-feature imports, long files and long functions', () => {
  const tree: Readonly<Record<string, string>> = {
    'features/cart/a.ts': "import '../menu/b.ts';\nimport '../menu/c.ts';",
    'features/menu/b.ts': "import '../cart/a.ts';",
    'features/menu/c.ts': `export function told() {\n${long(59)}\n}\nconst over = () => {\n${long(59)}\n};`,
    'lib/d.ts': long(201),
    'lib/d.test.ts': long(300),
  };
  const figures = measure({
    folder: 'shop',
    walls: { packages: [], source: 'src', rooms: ['*', 'features/*'], checks: [] },
    files: Object.entries(tree).map(([path, source]) => sourceFile(`shop/src/${path}`, source)),
  });
  expect(figures).toEqual({
    files: 4,
    filesInCircles: 2,
    rooms: 3,
    roomsInCircles: 2,
    crossFeatureImports: 3,
    longFiles: [{ path: 'shop/src/lib/d.ts', lines: 201 }],
    longFunctions: [
      { name: 'told', path: 'shop/src/features/menu/c.ts', lines: 61 },
      { name: 'over', path: 'shop/src/features/menu/c.ts', lines: 61 },
    ],
  });
});
