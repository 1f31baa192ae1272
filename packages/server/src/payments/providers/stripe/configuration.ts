import type { AccountConfiguration } from '../../port/index.ts';

const BRAND = { en: 'Stripe', cht: 'Stripe', chs: 'Stripe' };

/** The form of a Stripe account. A restricted key suffices; without the signing secret Stripe is asked instead. */
export const STRIPE_CONFIGURATION: AccountConfiguration = {
  name: BRAND,
  method: {
    en: 'Card, Apple Pay, Google Pay',
    cht: '信用卡、Apple Pay、Google Pay',
    chs: '银行卡、Apple Pay、Google Pay',
  },
  hasWallets: true,
  keysAt: 'https://dashboard.stripe.com/apikeys',
  fields: [
    {
      name: 'secretKey',
      label: { en: 'Secret key', cht: '密鑰', chs: '密钥' },
      hint: {
        en: 'In Stripe under Developers, API keys. It begins with sk_ or rk_.',
        cht: '在 Stripe 的「開發人員」→「API 密鑰」，以 sk_ 或 rk_ 開頭。',
        chs: '在 Stripe 的“开发人员”→“API 密钥”，以 sk_ 或 rk_ 开头。',
      },
      isSecret: true,
      pattern: /^(sk|rk)_(test|live)_\w{8,240}$/,
    },
    {
      name: 'webhookSecret',
      label: { en: 'Signing secret of the webhook', cht: 'Webhook 簽署密鑰', chs: 'Webhook 签名密钥' },
      hint: {
        en: 'In Stripe under Developers, Webhooks. It begins with whsec_. Without it Stripe is asked instead.',
        cht: '在 Stripe 的「開發人員」→「Webhooks」，以 whsec_ 開頭。不填的話，系統會自行向 Stripe 查詢。',
        chs: '在 Stripe 的“开发人员”→“Webhooks”，以 whsec_ 开头。不填的话，系统会自行向 Stripe 查询。',
      },
      isSecret: true,
      isOptional: true,
      pattern: /^whsec_\w{8,240}$/,
    },
  ],
  webhookSecret: 'webhookSecret',
  webhookEvents: [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'payment_intent.payment_failed',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ],
};
