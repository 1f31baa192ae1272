import { afterAll, expect, test, vi } from 'vitest';

// modules are shared between files: another may have loaded the texts of the build
vi.resetModules();
vi.doMock('virtual:texts', () => {
  const bundles = { staff: async () => ({ board: { ready: 'Ready' } }) };
  return { files: { en: bundles, 'zh-hk': bundles, 'zh-cn': bundles }, bundleOf: { board: 'staff' } };
});
const { needEveryLanguage, needMessages } = await import('./load-messages.ts');
const { translator } = await import('./use-translation.ts');

afterAll(() => {
  vi.doUnmock('virtual:texts');
  vi.resetModules();
});

test('texts are loaded in the current language, and in all of them for a page that shows several', async () => {
  const loaded = () => (['en', 'zh-hk', 'zh-cn'] as const).filter((code) => translator.has(code, 'board'));
  translator.show('zh-hk');
  await needMessages('board');
  expect(loaded()).toEqual(['zh-hk']);
  await needEveryLanguage('board');
  expect(loaded()).toEqual(['en', 'zh-hk', 'zh-cn']);
});
