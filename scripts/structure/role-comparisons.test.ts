import { expect, it } from 'vitest';
import { roleBreaches } from './role-comparisons.ts';

const file = (path: string, source: string) => ({ path, source });

it('finds roles compared outside the rights, and files that need not be listed', () => {
  const files = [
    file('packages/web/src/a.tsx', "const may = session.staff.role !== 'waiter';"),
    file('packages/web/src/b.tsx', "const may = 'owner' === role;"),
    file('packages/web/src/c.tsx', "const may = useMay('takeCash'); const label = t('role');"),
    file('packages/web/src/d.test.tsx', "expect(role === 'owner')"),
    file('packages/domain/src/rights/e.ts', "role === 'owner'"),
    file('packages/web/src/f.tsx', "role === 'manager'"),
  ];
  const listed = new Set(['packages/web/src/c.tsx', 'packages/web/src/f.tsx']);
  expect(roleBreaches(files, listed).map(({ place }) => place)).toEqual([
    'packages/web/src/a.tsx',
    'packages/web/src/b.tsx',
    'packages/web/src/c.tsx',
  ]);
});
