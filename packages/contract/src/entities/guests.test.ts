import { describe, expect, it } from 'vitest';
import { createValidator } from '../validate.ts';
import { GuestName, PaymentShare } from './guests.ts';

describe('a guest’s name', () => {
  const check = createValidator(GuestName);

  it.each(['M', '阿健', 'Zoë & Ana', '👩‍🍳 Mei', 'x'.repeat(30)])('may be %j', (name) => {
    expect(check(name).ok).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['blank', '  \u3000'],
    ['too long', 'x'.repeat(31)],
    ['two lines', 'Mei\nKai'],
    ['two lines by another sign', 'Mei\u2028Kai'],
    ['a tab', 'Mei\tKai'],
    ['what turns the writing round', 'Mei\u202eiaK'],
    ['a control character', 'Mei\u0007'],
  ])('is not %s', (_, name) => {
    expect(check(name).ok).toBe(false);
  });
});

describe('a share of a bill', () => {
  const check = createValidator(PaymentShare);

  it.each([
    { kind: 'lines', lines: ['l1'] },
    { kind: 'guest', guests: [1, 2] },
    { kind: 'equal', parts: 3, count: 1 },
  ])('is %j', (share) => {
    expect(check(share).ok).toBe(true);
  });

  it.each([
    {},
    { kind: 'whole' },
    { kind: 'lines', lines: [] },
    { kind: 'lines', lines: ['l1'], amount: 1 },
    { kind: 'lines', lines: ['l1'], guests: [1] },
    { kind: 'guest', guests: [] },
    { kind: 'guest', guests: [0] },
    { kind: 'guest', guests: [1.5] },
    { kind: 'equal', parts: 0, count: 1 },
    { kind: 'equal', parts: 3, count: 0 },
    { kind: 'equal', parts: 101, count: 1 },
    { kind: 'equal', parts: 3 },
  ])('is not %j', (share) => {
    expect(check(share).ok).toBe(false);
  });
});
