import { describe, expect, it } from 'vitest';
import { decryptData, encryptData } from './sign.ts';

const KEYS = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' };

describe('the data of ECPay', () => {
  it('M7.1 is encrypted as ECPay publishes it, and read again', () => {
    const data = { Name: 'Test', ID: 'A123456789' };
    const encrypted =
      'uvI4yrErM37XNQkXGAgRgJAgHn2t72jahaMZzYhWL1HmvH4WV18VJDP2i9pTbC+tby5nxVExLLFyAkbjbS2Dvg==';
    expect(encryptData(data, KEYS)).toBe(encrypted);
    expect(decryptData(encrypted, KEYS)).toEqual(data);
  });

  it('M7.1 keeps every character, and is not read with other keys', () => {
    const data = { ItemName: '牛肉麵 ×2 (大) ~ "辣" \'少油\' 100% +飲料 & 茶*!_-.', BarCode: '/+12.-AB' };
    const encrypted = encryptData(data, KEYS);
    expect(decryptData(encrypted, KEYS)).toEqual(data);
    expect(() => decryptData(encrypted, { ...KEYS, hashKey: 'another key 1234' })).toThrow();
  });
});
