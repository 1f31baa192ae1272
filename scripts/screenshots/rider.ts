import type { RiderLink } from '@comanda/contract';
import { aFeathersClient, type FeathersClient } from '@comanda/e2e/feathers-client.ts';
import { cooked, placed } from '@comanda/e2e/placed-orders.ts';
import { asStaff } from '@comanda/e2e/staff.ts';
import { type Group, page, type Scene } from './scene.ts';

const DELIVERY = {
  type: 'delivery',
  zone: 'harbour-central',
  address: '荷李活道 8 號 12 樓 B 室',
  contact: { name: '陳小姐', phone: '91234567' },
} as const;

type Stage = 'cooking' | 'onTheWay' | 'delivered' | 'failed';
type Links = Readonly<Record<Stage, string>>;

type Crew = Readonly<Record<'till' | 'cook', FeathersClient>>;

/** Returns the path of the link of a new delivery, made and paid unless it is still in the kitchen. */
async function linkOf({ till, cook }: Crew, steps?: readonly object[]): Promise<string> {
  const { _id: session } = await placed(till, DELIVERY);
  await till.create('payments/take', { requestId: crypto.randomUUID(), session, method: 'cash' });
  await cooked(cook, { _id: session }, steps === undefined ? 'preparing' : 'ready');
  const { url } = await till.create<RiderLink>('tableSessions/riderLink', { session });
  for (const step of steps ?? [])
    await till.create('tableSessions/handOver', { requestId: crypto.randomUUID(), session, ...step });
  return `/rider${new URL(url).hash}`;
}

/** Takes deliveries by telephone, each as far as it is shown. */
async function deliveries(url: string): Promise<Links> {
  const crew = { till: aFeathersClient(url), cook: aFeathersClient(url) };
  try {
    await asStaff(crew.till, 'cashier');
    await asStaff(crew.cook, 'kitchen');
    const left = { to: 'onTheWay' };
    return {
      cooking: await linkOf(crew),
      onTheWay: await linkOf(crew, [left]),
      delivered: await linkOf(crew, [left, { to: 'delivered' }]),
      failed: await linkOf(crew, [left, { to: 'failed', reason: { code: 'nobodyThere' } }]),
    };
  } finally {
    for (const client of Object.values(crew)) client.close();
  }
}

let links: Promise<Links> | undefined;
function riding(name: string, stage: Stage, act?: Scene['act']): Scene {
  let address = '';
  return {
    name,
    before: async ({ page }) => {
      links ??= deliveries(new URL(page.url()).origin);
      address = (await links)[stage];
      // the address of the next one differs behind `#` alone, which loads nothing
      await page.goto('about:blank');
    },
    path: () => address,
    ...(act && { act }),
  };
}

/** The page of whoever brings a delivery. */
export const RIDER_SCENES: Group = {
  enter: ({ page }) => page.goto('/'),
  scenes: [
    page('rider without a link', '/rider'),
    riding('rider before leaving', 'cooking'),
    riding('rider on the way', 'onTheWay'),
    riding('rider says why not', 'onTheWay', (page, _, textOf) =>
      page.getByRole('button', { name: textOf('rider:mark.failed') }).click(),
    ),
    riding('rider has delivered', 'delivered'),
    riding('rider has failed', 'failed'),
  ],
};
