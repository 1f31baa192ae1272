import { afterAll, expect, test, vi } from 'vitest';

// modules are shared between files: another may have loaded the texts of the build
vi.resetModules();
vi.doMock('virtual:texts', () => {
  const menu = { menu: async () => ({ menu: { search: 'Search' } }) };
  const staff = { staff: async () => ({ board: { ready: 'Ready' } }) };
  const inAll = <Bundles>(bundles: Bundles) => ({ en: bundles, 'zh-hk': bundles, 'zh-cn': bundles });
  const further = vi.fn(async () => ({ files: inAll(staff), bundleOf: { board: 'staff' } }));
  return { files: inAll(menu), bundleOf: { menu: 'menu' }, further };
});
const { needEveryLanguage, needMessages } = await import('./load-messages.ts');
const { translator } = await import('./use-translation.ts');
const { further } = await import('virtual:texts');

afterAll(() => {
  vi.doUnmock('virtual:texts');
  vi.resetModules();
});

test('texts are loaded in the current language, and in all of them for a page that shows several', async () => {
  const loaded = () => (['en', 'zh-hk', 'zh-cn'] as const).filter((code) => translator.has(code, 'board'));
  translator.show('zh-hk');
  await needMessages('menu');
  expect(translator.has('zh-hk', 'menu')).toBe(true);
  // what no page of guests says has a table of its own
  expect(further).not.toHaveBeenCalled();
  await needMessages('board');
  expect(loaded()).toEqual(['zh-hk']);
  await needEveryLanguage('board');
  expect(loaded()).toEqual(['en', 'zh-hk', 'zh-cn']);
});
