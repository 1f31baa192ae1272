import { page, type Scene, type Visitor } from './scene.ts';

const OF_SHOPS = /\/api\/(shops|catalogue)/;

/** Changes the café's hours as the page reads them: it opens in three hours. */
async function closeShop({ page }: Visitor): Promise<void> {
  const hour = (new Date().getUTCHours() + 8 + 3) % 24;
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const onlineOpeningHours = [{ startTime: clock(hour), endTime: clock(hour + 1) }];
  await page.route(OF_SHOPS, async (route) => {
    const response = await route.fetch();
    const closed = (key: string, value: unknown) =>
      key === 'onlineOpeningHours' ? onlineOpeningHours : value;
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), closed)) });
  });
}

/** A page while the café is closed; what still is on its way to it then is let go. */
export const whileClosed = (name: string, path: string): Scene => ({
  ...page(name, path),
  before: closeShop,
  after: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
});
