import { describe, expect, test } from 'vitest';
import {
  type Caller,
  callerOfDraft,
  callerProblems,
  isPhoneNumber,
  orderFields,
  withFormer,
} from './caller.ts';

const PICKUP: Caller = { phone: '5555 0199', name: '', type: 'takeAway', address: '', remark: '' };
const DELIVERY: Caller = {
  ...PICKUP,
  type: 'delivery',
  name: 'Mrs Wong ',
  zone: 'central',
  address: '1 Lane ',
};

describe('T3.6 a caller', () => {
  test.each([
    ['5555 0199', true],
    ['+852 5555-0199', true],
    ['12345', false],
    ['1234567890123456', false],
    ['5555 0199 x', false],
  ])('%s is a number: %s', (text, is) => expect(isPhoneNumber(text)).toBe(is));

  test('gives the number; for a delivery also zone, address and name', () => {
    expect(callerProblems(PICKUP)).toEqual({});
    expect(callerProblems({ ...PICKUP, phone: ' ' })).toEqual({ phone: 'phoneMissing' });
    expect(callerProblems({ ...PICKUP, phone: '12' })).toEqual({ phone: 'phoneBad' });
    expect(callerProblems(DELIVERY)).toEqual({});
    expect(callerProblems({ ...DELIVERY, zone: undefined, address: ' ', name: '' })).toEqual({
      zone: 'zoneMissing',
      address: 'addressMissing',
      name: 'nameMissing',
    });
  });

  test('makes the fields of the order; no address where it is picked up', () => {
    expect(orderFields(undefined)).toEqual({});
    expect(orderFields({ ...DELIVERY, type: 'takeAway' })).toEqual({
      contact: { phone: '5555 0199', name: 'Mrs Wong' },
    });
    expect(orderFields({ ...DELIVERY, remark: 'Gate 2' })).toMatchObject({
      zone: 'central',
      address: '1 Lane',
      remark: 'Gate 2',
    });
  });

  test('is found in the draft that the order was kept in', () => {
    const order = {
      type: 'delivery' as const,
      contact: { phone: '5555 0199' },
      zone: 'central',
      address: '1 Lane',
    };
    expect(callerOfDraft({ order })).toEqual({
      ...DELIVERY,
      name: '',
      address: '1 Lane',
      pickupAt: undefined,
    });
    expect(callerOfDraft({ order: { type: 'takeAway' } })).toBeUndefined();
    expect(callerOfDraft({ order, session: 's1' })).toBeUndefined();
  });

  test('has an earlier order’s name and address, if the shop still delivers there', () => {
    const former = {
      type: 'delivery' as const,
      zone: 'central',
      address: '1 Lane',
      contact: { name: 'Mrs Wong' },
    };
    const zones = [{ _id: 'central' }];
    expect(withFormer(PICKUP, former, zones)).toMatchObject({
      ...DELIVERY,
      name: 'Mrs Wong',
      address: '1 Lane',
    });
    expect(withFormer(DELIVERY, former, [])).toMatchObject({ type: 'takeAway', zone: undefined });
  });
});
