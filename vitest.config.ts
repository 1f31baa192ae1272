import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { documentFields } from './packages/web/build/field-facts.ts';
import { pageBundles } from './packages/web/build/page-bundles.ts';
import { textBundles } from './packages/web/build/text-bundles.ts';

/** Files that take longest, the longest first: begun last, they would end alone. */
const LONG = [
  'crash-loop',
  'screens',
  'kiosk',
  'reconnect',
  'table',
  'order-screens',
  'payment',
  'promotions',
  'member-screens',
  'coupons',
  'routes',
  'split-bill',
  'handheld',
  'keyboard',
  'menu',
  'staff-calls',
  'takeaway',
  'member',
  'meanwhile',
  'till',
  'till-orders',
  'terminal-payments',
  'habits',
  'first-run',
  'kitchen',
  'checkout',
  'menu-sizes',
  'delivery',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Compiles and builds a copy of the sources. */
const LANGUAGE_TEST = 'e2e/src/fourth-language.test.ts';

/** Their files share a worker's modules: a third of the processor time. No file may leave anything behind. */
const SHARED = {
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  // a loaded machine may take its time
  expect: { poll: { timeout: 10_000 } },
};

/** Small parts, which a loaded machine may keep waiting. */
const UNIT = { ...SHARED, testTimeout: 20_000 };

/** Each file runs a whole restaurant, most of them a browser too. */
const WHOLE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...UNIT, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...UNIT, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: ['packages/server/test/kits/databases-setup.ts'],
          setupFiles: ['packages/server/test/kits/close-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...UNIT, name: 'demo', include: ['demo/src/**/*.test.ts'] } },
      {
        plugins: [pageBundles, textBundles, documentFields],
        test: { ...UNIT, name: 'web', include: ['packages/web/src/**/*.test.ts'] },
      },
      {
        test: {
          ...WHOLE,
          name: 'build',
          include: [LANGUAGE_TEST],
          // compilers and a build take both cores: no browser runs beside them
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...WHOLE,
          ...SHARED,
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          exclude: ['e2e/src/faults/**', 'e2e/src/soak/**', LANGUAGE_TEST],
          globalSetup: ['e2e/src/harness/bundled-server.ts'],
          sequence: { groupOrder: 2 },
          // a browser waits for the server, and that for the browser: three leave a fifth of two cores idle
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...WHOLE,
          name: 'faults',
          include: process.env.SOAK_MINUTES ? ['e2e/src/soak/*.test.ts'] : ['e2e/src/faults/*.test.ts'],
          globalSetup: ['e2e/src/harness/small-program.ts'],
          // what dies and comes back is timed: no browser runs beside it
          sequence: { groupOrder: 3 },
          maxWorkers: 2,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
