import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import { chooseShop } from './harness/guest-screens.ts';
import { ORDER_SCREENS, ordersInEveryState, PAYING_SCREENS, type ScreenOf } from './harness/order-screens.ts';
import { settled, showAt } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';
import {
  aTableOfThree,
  TABLE_ASKED_SCREENS,
  TABLE_PAYING_SCREENS,
  TABLE_SCREENS,
} from './harness/table-screens.ts';
import { textsIn } from './harness/texts-in.ts';

const stage = aStage();
const TOUR_TIME = 240_000;
/** Each is looked at in one language here; the screenshots's axe looks at all of them in all languages. */
const third = <Each>(all: readonly Each[], nth: number) => all.filter((_, at) => at % 3 === nth);

test.each([
  { nth: 0, language: 'en', scheme: 'light', width: 390 },
  { nth: 1, language: 'zh-hk', scheme: 'dark', width: 1440 },
  { nth: 2, language: 'zh-cn', scheme: 'light', width: 768 },
] as const)(
  'orders in every state, and a bill that several share, in $language, $scheme, at $width px',
  async ({ nth, language, scheme, width }) => {
    const { page } = await stage.device({ size: 'desktop', colorScheme: scheme });
    const { url } = stage.restaurant();
    const found: string[] = [];
    async function lookAt<World>(world: World, screens: readonly ScreenOf<World>[]): Promise<void> {
      for (const { name, before, path, act } of screens) {
        await showAt(page, width);
        await before?.(page, world);
        await page.goto(`/${language}${path(world)}`);
        await page.getByRole('heading').first().waitFor();
        await settled(page);
        await act?.(page, textsIn(language));
        await settled(page);
        const problems = await problemsOf(page, { language, widths: [width, 320] });
        found.push(...problems.map((problem) => `${name}: ${problem}`));
      }
    }
    await chooseShop(page);
    await lookAt(await ordersInEveryState(url), [
      ...third(ORDER_SCREENS, nth),
      ...third(PAYING_SCREENS, nth),
    ]);
    await lookAt(await aTableOfThree(url, 'ordered'), third(TABLE_SCREENS, nth));
    await lookAt(await aTableOfThree(url, 'paying'), third(TABLE_PAYING_SCREENS, nth));
    await lookAt(await aTableOfThree(url, 'asked'), third(TABLE_ASKED_SCREENS, nth));
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);
