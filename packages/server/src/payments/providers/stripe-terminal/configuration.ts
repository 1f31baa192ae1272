import type { AccountConfiguration } from '../../port/index.ts';

/** The form of an account for card terminals at Stripe; its readers are entered as terminals of a shop. */
export const STRIPE_TERMINAL_CONFIGURATION: AccountConfiguration = {
  name: {
    en: 'Stripe Terminal (BBPOS card terminals)',
    cht: 'Stripe Terminal（BBPOS 刷卡機）',
    chs: 'Stripe Terminal（BBPOS 刷卡机）',
  },
  method: { en: 'Card at the terminal', cht: '刷卡機付款', chs: '刷卡机付款' },
  keysAt: 'https://dashboard.stripe.com/apikeys',
  fields: [
    {
      name: 'secretKey',
      label: { en: 'Secret key', cht: '密鑰', chs: '密钥' },
      hint: {
        en: 'In Stripe under Developers, API keys. Stripe Terminal is not offered in Hong Kong, Taiwan and Thailand.',
        cht: '在 Stripe 的「開發人員」→「API 密鑰」。Stripe Terminal 在香港、台灣、泰國未有提供。',
        chs: '在 Stripe 的“开发人员”→“API 密钥”。Stripe Terminal 在香港、台湾、泰国未提供。',
      },
      isSecret: true,
      pattern: /^(sk|rk)_(test|live)_\w{8,240}$/,
    },
    {
      name: 'webhookSecret',
      label: { en: 'Signing secret of the webhook', cht: 'Webhook 簽署密鑰', chs: 'Webhook 签名密钥' },
      hint: {
        en: 'Begins with whsec_. Not needed: the terminal is asked while somebody waits.',
        cht: '以 whsec_ 開頭。可以不填：等待付款時系統會自行查詢。',
        chs: '以 whsec_ 开头。可以不填：等待付款时系统会自行查询。',
      },
      isSecret: true,
      isOptional: true,
      pattern: /^whsec_\w{8,240}$/,
    },
  ],
  webhookSecret: 'webhookSecret',
  webhookEvents: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ],
};
