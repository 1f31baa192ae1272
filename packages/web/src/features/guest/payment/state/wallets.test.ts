import { expect, test } from 'vitest';
import { type WalletBrowser, walletsOf } from './wallets.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const browser = (userAgent: string, more: WalletBrowser = {}): WalletBrowser => ({
  ...{ isSecureContext: true, navigator: { userAgent }, PaymentRequest: Object },
  ...more,
});
const applePay = (canMakePayments: () => boolean) => ({ ApplePaySession: { canMakePayments } });

test('M1.2 a wallet’s method is offered only where the browser has the wallet', () => {
  const walletsIn = (here: WalletBrowser) => [...walletsOf(here)];
  expect(walletsIn(browser(CHROME))).toEqual(['googlePay']);
  expect(walletsIn(browser(CHROME, { isSecureContext: false }))).toEqual([]);
  expect(walletsIn(browser(CHROME, { PaymentRequest: undefined }))).toEqual([]);
  expect(walletsIn(browser(CHROME.replace('Pixel 8)', 'Pixel 8; wv)')))).toEqual([]);
  expect(
    walletsIn(
      browser(
        SAFARI,
        applePay(() => true),
      ),
    ),
  ).toEqual(['applePay']);
  expect(
    walletsIn(
      browser(
        SAFARI,
        applePay(() => false),
      ),
    ),
  ).toEqual([]);
  const refuse = () => {
    throw new Error('insecure document');
  };
  expect(walletsIn(browser(SAFARI, applePay(refuse)))).toEqual([]);
  expect(walletsIn({})).toEqual([]);
});
