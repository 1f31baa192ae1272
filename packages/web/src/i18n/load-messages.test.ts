import { expect, test, vi } from 'vitest';
import { needEveryLanguage, needMessages } from './load-messages.ts';
import { translator } from './use-translation.ts';

vi.mock('virtual:texts', () => {
  const bundles = { staff: async () => ({ board: { ready: 'Ready' } }) };
  return { files: { en: bundles, 'zh-hk': bundles, 'zh-cn': bundles }, bundleOf: { board: 'staff' } };
});

test('texts are loaded in the current language, and in all of them for a page that shows several', async () => {
  const loaded = () => (['en', 'zh-hk', 'zh-cn'] as const).filter((code) => translator.has(code, 'board'));
  translator.show('zh-hk');
  await needMessages('board');
  expect(loaded()).toEqual(['zh-hk']);
  await needEveryLanguage('board');
  expect(loaded()).toEqual(['en', 'zh-hk', 'zh-cn']);
});
