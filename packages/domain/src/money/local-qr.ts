/** The forms of the accounts that a guest can pay into with a bank's app, by scheme and what is known of the account (M6.1). */
export const QR_ACCOUNT_FORMS = {
  fps: { fpsId: '^[0-9]{7,9}$', phone: '^\\+852-[0-9]{8}$', email: '^[!-~]+@[!-~]+$' },
  payNow: { uen: '^[0-9A-Z]{9,13}$', phone: '^\\+65[0-9]{8}$' },
  promptPay: {
    phone: '^0[0-9]{9}$',
    taxId: '^[0-9]{13}$',
    wallet: '^[0-9]{15}$',
    biller: '^[0-9]{15}$',
  },
} as const;

/** The forms of what a bank's app shows of a shop: printable ASCII, as the schemes ask. */
export const QR_SHOWN_FORMS = { name: '^[ -~]{1,25}$', city: '^[ -~]{1,15}$' } as const;

/** The currency of each scheme, the only one that its codes can ask for. */
export const QR_CURRENCIES = { fps: 'HKD', payNow: 'SGD', promptPay: 'THB', duitNow: 'MYR' } as const;
