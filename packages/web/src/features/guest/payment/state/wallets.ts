import type { PaymentMethod } from '@comanda/contract';

/** A wallet that a browser may have. */
export type Wallet = Extract<PaymentMethod['kind'], 'applePay' | 'googlePay'>;

/** The parts of a browser that tell which wallets it has. */
export type WalletBrowser = {
  readonly isSecureContext?: boolean;
  readonly navigator?: { readonly userAgent: string };
  readonly PaymentRequest?: unknown;
  readonly ApplePaySession?: { canMakePayments(): boolean };
};

/** Chromium, which has Google Pay; the browsers inside other apps do not. */
const HAS_GOOGLE_PAY = /\b(Chrome|Chromium)\/\d/;
const IN_APP = /; wv\)|\bFB_IAB|\bMicroMessenger\//;

/** Returns the wallets of a browser, for which methods of their kind are offered (payments M1.2). */
export function walletsOf(browser: WalletBrowser): ReadonlySet<Wallet> {
  const wallets = new Set<Wallet>();
  if (hasApplePay(browser)) wallets.add('applePay');
  const { isSecureContext, PaymentRequest, navigator } = browser;
  const userAgent = navigator?.userAgent ?? '';
  const isCapable = isSecureContext === true && PaymentRequest !== undefined;
  if (isCapable && HAS_GOOGLE_PAY.test(userAgent) && !IN_APP.test(userAgent)) wallets.add('googlePay');
  return wallets;
}

function hasApplePay({ ApplePaySession }: WalletBrowser): boolean {
  try {
    return ApplePaySession?.canMakePayments() === true;
  } catch {
    // it throws on pages without https
    return false;
  }
}
