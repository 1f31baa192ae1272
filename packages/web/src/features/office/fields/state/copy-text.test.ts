import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => void vi.unstubAllGlobals());

test('B6.2 a link is said to be copied only where it was; without a secure connection it is marked', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('https://shop/office/start#i', null)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://shop/office/start#i');
  // a browser gives pages on plain HTTP no clipboard
  vi.stubGlobal('navigator', {});
  const selectAllChildren = vi.fn();
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  // the cast is sound: the element is only passed on
  const element = {} as HTMLElement;
  expect(await copyText('http://192.168.0.9/office/start#i', element)).toBe('marked');
  expect(selectAllChildren).toHaveBeenCalledWith(element);
});
