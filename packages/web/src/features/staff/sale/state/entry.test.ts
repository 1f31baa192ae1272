import { describe, expect, test } from 'vitest';
import { readEntry, typedAmount, withKey, withoutLastKey } from './entry.ts';

const typed = (...keys: readonly string[]) => keys.reduce(withKey, '');

describe('T3.1: an entry on the number keys', () => {
  test('is the code of a dish, with a quantity before it', () => {
    expect(readEntry(typed('1', '2'))).toEqual({ quantity: undefined, code: '12' });
    expect(readEntry(typed('3', '*', '1', '2'))).toEqual({ quantity: 3, code: '12' });
    expect(readEntry(typed('3', '*'))).toEqual({ quantity: 3, code: '' });
  });

  test('has decimals in the quantity only, one point and three digits', () => {
    expect(readEntry(typed('0', '.', '3', '5', '*', '9', '0'))).toEqual({ quantity: 0.35, code: '90' });
    expect(typed('.', '5', '.', '5')).toBe('0.55');
    expect(typed('2', '*', '1', '.', '2')).toBe('2*12');
    expect(readEntry('0.12345*7').quantity).toBe(0.123);
  });

  test('takes a quantity above 0 and of 999 at most, and one sign', () => {
    expect(typed('*', '5')).toBe('5');
    expect(typed('0', '*')).toBe('0');
    expect(typed('2', '*', '*', '3')).toBe('2*3');
    expect(readEntry('5000*1').quantity).toBe(999);
    expect(readEntry('0.0001*1').quantity).toBeUndefined();
  });

  test('takes keys back one by one and stops at twelve digits', () => {
    expect(withoutLastKey('3*1')).toBe('3*');
    expect(withoutLastKey('')).toBe('');
    expect(withKey('123456789012', '3')).toBe('123456789012');
    expect(typed('1', 'x', 'Enter')).toBe('1');
  });

  test('reads as an amount in minor units', () => {
    expect(typedAmount('200')).toBe(20_000);
    expect(typedAmount('230.9')).toBe(23_090);
    expect(typedAmount('0.')).toBe(0);
    expect(typedAmount('')).toBeUndefined();
    expect(typedAmount('3*')).toBeUndefined();
  });
});
