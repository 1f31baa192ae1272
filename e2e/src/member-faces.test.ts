import { expect, test } from 'vitest';
import { settled } from './harness/faces.ts';
import { faults } from './harness/glance.ts';
import { DOOR_FACES, MEMBER_FACES } from './harness/member-faces.ts';
import { logIn } from './harness/members.ts';
import { saidIn } from './harness/said.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TOUR_TIME = 240_000;

test.each([
  { language: 'en', scheme: 'light' },
  { language: 'zh-hk', scheme: 'dark' },
  { language: 'zh-cn', scheme: 'light' },
] as const)(
  'a member finds every page whole in $language, $scheme',
  async ({ language, scheme }) => {
    const { page } = await stage.device({ colorScheme: scheme });
    const found: string[] = [];
    const lookAt = async (faces: typeof DOOR_FACES) => {
      for (const { name, path, act } of faces) {
        await page.goto(`/${language}${path()}`);
        await page.getByRole('heading').first().waitFor();
        await settled(page);
        await act?.(page, saidIn(language));
        await settled(page);
        found.push(...(await faults(page, language, [320, 1440])).map((problem) => `${name}: ${problem}`));
      }
    };
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    await lookAt(DOOR_FACES);
    await page.goto('/member/login');
    await logIn(page, 'mei@example.com');
    await page.getByText('mei@example.com').waitFor();
    await lookAt(MEMBER_FACES);
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);
