import { chooseShop } from '@comanda/e2e/guest-faces.ts';
import { type FaceOf, ORDER_FACES, ordersInEveryState, PAYING_FACES } from '@comanda/e2e/order-faces.ts';
import {
  aTableOfThree,
  TABLE_ASKED_FACES,
  TABLE_FACES,
  TABLE_PAYING_FACES,
} from '@comanda/e2e/table-faces.ts';
import type { Group } from './scene.ts';

/** Scenes about what is made once in the restaurant, and only looked at then. */
function about<Made>(faces: readonly FaceOf<Made>[], make: (url: string) => Promise<Made>): Group {
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
    scenes: faces.map(({ name, before, path, act }) => {
      let address = '';
      return {
        name,
        before: async ({ page }) => {
          const world = await ready(page.url());
          address = path(world);
          await before?.(page, world);
        },
        path: () => address,
        act: act && ((page, _, said) => act(page, said)),
      };
    }),
  };
}

export const ORDER_SCENES = about([...ORDER_FACES, ...PAYING_FACES], ordersInEveryState);
export const TABLE_SCENES = about(TABLE_FACES, (url) => aTableOfThree(url, 'ordered'));
export const TABLE_PAYING_SCENES = about(TABLE_PAYING_FACES, (url) => aTableOfThree(url, 'paying'));
export const TABLE_ASKED_SCENES = about(TABLE_ASKED_FACES, (url) => aTableOfThree(url, 'asked'));
