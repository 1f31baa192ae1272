import { chooseShop } from '@comanda/e2e/guest-screens.ts';
import {
  ORDER_SCREENS,
  ordersInEveryState,
  PAYING_SCREENS,
  type ScreenOf,
} from '@comanda/e2e/order-screens.ts';
import {
  aTableOfThree,
  TABLE_ASKED_SCREENS,
  TABLE_PAYING_SCREENS,
  TABLE_SCREENS,
} from '@comanda/e2e/table-screens.ts';
import type { Group } from './scene.ts';

/** Scenes about what is made once in the restaurant, and only looked at then. */
function about<Made>(screens: readonly ScreenOf<Made>[], make: (url: string) => Promise<Made>): Group {
  let made: Promise<Made> | undefined;
  const ready = async (url: string) => {
    made ??= make(new URL(url).origin);
    return made;
  };
  return {
    enter: async ({ page }) => {
      await chooseShop(page);
      await ready(page.url());
    },
    scenes: screens.map(({ name, before, path, act }) => {
      let address = '';
      return {
        name,
        before: async ({ page }) => {
          const world = await ready(page.url());
          address = path(world);
          await before?.(page, world);
        },
        path: () => address,
        act: act && ((page, _, textOf) => act(page, textOf)),
      };
    }),
  };
}

export const ORDER_SCENES = about([...ORDER_SCREENS, ...PAYING_SCREENS], ordersInEveryState);
export const TABLE_SCENES = about(TABLE_SCREENS, (url) => aTableOfThree(url, 'ordered'));
export const TABLE_PAYING_SCENES = about(TABLE_PAYING_SCREENS, (url) => aTableOfThree(url, 'paying'));
export const TABLE_ASKED_SCENES = about(TABLE_ASKED_SCREENS, (url) => aTableOfThree(url, 'asked'));
