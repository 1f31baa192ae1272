import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '../calls/connection.ts';
import { validateCoupon } from './validate-coupon.ts';

const rule = { _id: 'welcome' };

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a code of the shop, in small letters', { userCoupon: 'Welcome10', code: 'Welcome10' }, 'Welcome10'],
  ['a coupon of the member', { userCoupon: '0mhx3k2abQx7_Zr-2mVt0pLsW9ykUaA' }, undefined],
])('%s shows the code that the server names', async (_, found, shownCode) => {
  vi.spyOn(connection, 'call').mockResolvedValue({ status: 'valid', ...found, coupon: rule });
  const answer = await validateCoupon(found.userCoupon, { shop: 'harbour' });
  expect(answer).toEqual({ code: found.userCoupon, shownCode, rule });
});
