import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import { DOOR_SCREENS, MEMBER_SCREENS } from './harness/member-screens.ts';
import { logIn } from './harness/members.ts';
import { settled, speak } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';
import { textsIn } from './harness/texts-in.ts';

const stage = aStage();
const TOUR_TIME = 480_000;

const APPEARANCES = [
  { language: 'en', scheme: 'light' },
  { language: 'zh-hk', scheme: 'dark' },
  { language: 'zh-cn', scheme: 'light' },
] as const;

// each page is opened in one of the languages, and speaks the others as it stands
test(
  'a member finds every page whole in three languages, light and dark',
  async () => {
    const { page } = await stage.device();
    const found: string[] = [];
    const lookAt = async (screens: typeof DOOR_SCREENS) => {
      for (const [at, { name, path, act }] of screens.entries()) {
        const first = at % APPEARANCES.length;
        for (const look of [...APPEARANCES.slice(first), ...APPEARANCES.slice(0, first)]) {
          const { language, scheme } = look;
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          if (look === APPEARANCES[first]) {
            await page.goto(`/${language}${path()}`);
            await page.getByRole('heading').first().waitFor();
            await settled(page);
            await act?.(page, textsIn(language));
          } else await speak(page, language);
          await settled(page);
          const problems = await problemsOf(page, { language, widths: [320, 1440] });
          found.push(...problems.map((problem) => `${name}, ${language}: ${problem}`));
        }
      }
    };
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    await lookAt(DOOR_SCREENS);
    await page.goto('/en/member/login');
    await logIn(page, 'mei@example.com');
    await page.getByText('mei@example.com').waitFor();
    await lookAt(MEMBER_SCREENS);
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);
