import { expect, it } from 'vitest';
import { callProof } from './call-proofs.ts';

it('B6.2 B6.4 the office’s writes ask for a password, what is dangerous for a recent one, the till’s for none', () => {
  expect(callProof('changeSets/publish', 'create', {})).toBe('password');
  expect(callProof('categories', 'remove', undefined)).toBe('password');
  expect(callProof('mails', 'find', undefined)).toBe('password');
  expect(callProof('products', 'patch', { edits: [] })).toBe('password');
  for (const path of ['staff', 'paymentAccounts', 'terminals'] as const)
    expect(callProof(path, 'patch', {})).toBe('recent');
  expect(callProof('staff/drawPin', 'create', {})).toBe('recent');
  expect(callProof('staff/invite', 'create', {})).toBe('recent');
  const tills = [
    ['products', 'patch', { quantity: 3 }],
    ['shops', 'patch', { openForOnline: false }],
    ['products', 'find', undefined],
    ['staff', 'find', undefined],
    ['tillSettings', 'patch', {}],
    ['tableSessions/void', 'create', {}],
    ['products', 'toString', undefined],
  ] as const;
  for (const [path, method, data] of tills) expect(callProof(path, method, data)).toBeUndefined();
});
