import { expect, it } from 'vitest';
import { isAuthorised, notificationSignature } from './sign.ts';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const ITEM = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
};

it('M5.2 signs a notification as Adyen’s published example', () => {
  expect(notificationSignature(ITEM, KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
});

it('M5.2 covers every field, and basic authentication its name and password', () => {
  const whole = notificationSignature(ITEM, KEY);
  for (const changed of [
    { success: 'false' },
    { originalReference: 'x' },
    { amount: { value: 1131, currency: 'EUR' } },
  ])
    expect(notificationSignature({ ...ITEM, ...changed }, KEY)).not.toBe(whole);
  const header = `Basic ${Buffer.from('user:pass:word').toString('base64')}`;
  expect(isAuthorised(header, 'user', 'pass:word')).toBe(true);
  expect(
    [undefined, '', 'Basic x', header.toLowerCase()].some((each) => isAuthorised(each, 'user', 'pass:word')),
  ).toBe(false);
});
