import { chooseShop } from '@comanda/e2e/guest-faces.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { DOOR_FACES, MEMBER_FACES } from '@comanda/e2e/member-faces.ts';
import { logIn } from '@comanda/e2e/members.ts';
import type { FaceOf } from '@comanda/e2e/order-faces.ts';
import { type Group, page, type Scene, type Visitor } from './scene.ts';

/** Logs a member of the demo in. */
export async function asMember({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/en/member/login');
  await logIn(page, `${name}@example.com`);
  await page.getByText(`${name}@example.com`).waitFor();
}

/** Faces of who needs nothing but themselves. */
const scenesOf = (faces: readonly FaceOf<void>[]): readonly Scene[] =>
  faces.map(({ name, path, act }) => ({
    name,
    path: () => path(),
    act: act && ((page, _, said) => act(page, said)),
  }));

/** The doors of the members' pages. */
export const DOOR_SCENES: Group = {
  enter: ({ page }) => page.goto('/en'),
  scenes: scenesOf(DOOR_FACES),
};

export const MEMBER_SCENES: Group = {
  // points buy what a restaurant has
  enter: async (visitor) => {
    await chooseShop(visitor.page);
    await asMember(visitor, 'mei');
  },
  scenes: scenesOf(MEMBER_FACES),
};

export const STAFF_SCENES: Group = {
  enter: ({ page }) => signIn(page, '/en/kitchen', 'manager'),
  scenes: [
    page('kitchen', '/kitchen'),
    page('board', '/board?shop=harbour'),
    page('counter', '/counter'),
    page('owner', '/owner'),
    { ...page('gallery', '/ui'), isMoving: true },
  ],
};
