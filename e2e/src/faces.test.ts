import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { overflows, settled, showAt, still, WIDTHS, words } from './harness/faces.ts';
import { faults, KEY_NAME } from './harness/glance.ts';
import {
  chooseShop,
  enterWorld,
  type Face,
  GUEST_FACES,
  type Language,
  NEWCOMER_FACES,
  TEXTS,
  type World,
} from './harness/guest-faces.ts';
import { signIn } from './harness/kitchen.ts';
import { aWaitingPayment } from './harness/orders.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TOUR_TIME = 240_000;

type Tour = {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  /** The size at which axe looks. */
  readonly width: number;
  readonly widths: readonly number[];
  readonly table: string;
};
const TOURS: readonly Tour[] = [
  { language: 'en', scheme: 'light', width: 390, widths: WIDTHS, table: 'A01' },
  { language: 'zh-hk', scheme: 'dark', width: 1440, widths: [320, 1440], table: 'A02' },
  { language: 'zh-cn', scheme: 'light', width: 768, widths: [320], table: 'A03' },
];

const NOBODY: World = { session: '', number: '' };

test.each(TOURS)(
  'every page of a guest in $language, $scheme, at $width px',
  async ({ language, scheme, width, widths, table }) => {
    const { page } = await stage.device({ size: 'desktop', colorScheme: scheme });
    const found: string[] = [];
    const look = async ({ name, path, act, after }: Face, world: World) => {
      await showAt(page, width);
      await page.goto(`/${language}${path(world)}`);
      await page.getByRole('heading').first().waitFor();
      await settled(page);
      await act?.(page, TEXTS[language]);
      await settled(page);
      const problems = await faults(page, language, widths);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      await after?.(page);
    };
    await chooseShop(page);
    for (const face of NEWCOMER_FACES) await look(face, NOBODY);
    await page.goto('/en');
    const world = await enterWorld(page, stage.client(), table);
    for (const face of GUEST_FACES) await look(face, world);
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

const STAFF_FACES: readonly Omit<Face, 'act'>[] = [
  { name: 'kitchen', path: () => '/kitchen' },
  { name: 'board', path: () => '/board?shop=harbour' },
  { name: 'counter', path: () => '/counter' },
  { name: 'owner', path: () => '/owner' },
];

test.each([
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'zh-hk', scheme: 'dark', width: 390 },
] as const)(
  'every page of the staff in $language, $scheme, at $width px',
  async ({ language, scheme, width }) => {
    await aWaitingPayment(stage.client());
    const { page } = await stage.device({ size: 'desktop', colorScheme: scheme });
    const found: string[] = [];
    const look = async (name: string, isReady = settled) => {
      await isReady(page);
      const problems = [
        ...((await words(page)).match(KEY_NAME) ?? []),
        ...(await accessibilityProblems(page)),
        ...(await overflows(page)),
      ];
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      await showAt(page, width);
    };
    await showAt(page, width);
    await page.goto(`/${language}/kitchen?shop=harbour`);
    await page.getByRole('heading').first().waitFor();
    await look('signing in');
    await signIn(page, '/en/kitchen', 'manager');
    for (const { name, path } of STAFF_FACES) {
      await page.goto(`/${language}${path(NOBODY)}`);
      await page.getByRole('heading').first().waitFor();
      await look(name);
    }
    // its skeletons never end
    await page.goto('/ui');
    await page.getByRole('heading').first().waitFor();
    await look('gallery', still);
    await page.goto(`/${language}/counter`);
    await page.getByRole('region').first().getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('alertdialog').waitFor();
    await look('money taken');
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);
