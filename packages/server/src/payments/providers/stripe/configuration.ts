import type { AccountConfiguration } from '../../port/index.ts';

/** The form of a Stripe account. A restricted key suffices; without the signing secret Stripe is asked instead. */
export const STRIPE_CONFIGURATION: AccountConfiguration = {
  fields: [
    { name: 'secretKey', isSecret: true, pattern: /^(sk|rk)_(test|live)_\w{8,240}$/ },
    { name: 'webhookSecret', isSecret: true, isOptional: true, pattern: /^whsec_\w{8,240}$/ },
  ],
  webhookSecret: 'webhookSecret',
};
