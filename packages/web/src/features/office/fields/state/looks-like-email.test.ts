import { expect, test } from 'vitest';
import { looksLikeEmail } from './looks-like-email.ts';

test('B6.2 an address without an @ or a domain is refused before an invitation is sent', () => {
  expect([' mei@example.com ', 'mei.chan+pos@example.com.hk'].map(looksLikeEmail)).toEqual([true, true]);
  expect(['', 'mei', 'mei@example', 'mei chan@example.com'].map(looksLikeEmail)).toEqual(
    Array(4).fill(false),
  );
});
