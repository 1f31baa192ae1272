import { expect, test } from 'vitest';
import { returnPath, toLogin } from './return-path.ts';

test('a page that needs a member is returned to after the log-in', () => {
  const [, search = ''] = toLogin('/coupon?x=1&y=2').split('?');
  expect(returnPath(`?${search}`)).toBe('/coupon?x=1&y=2');
});

test.each([
  '',
  '?return=',
  '?return=https://evil.example',
  '?return=//evil.example',
  '?return=/%5Cevil.example',
  '?return=javascript:alert(1)',
])('%j leads to the account', (search) => expect(returnPath(search)).toBe('/member'));
