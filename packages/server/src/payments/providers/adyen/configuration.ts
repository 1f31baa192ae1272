import type { AccountConfiguration } from '../../port/index.ts';

const BRAND = { en: 'Adyen', cht: 'Adyen', chs: 'Adyen' };

/** The form of an Adyen account. Without the webhook's keys Adyen is asked instead, and gives no money back. */
export const ADYEN_CONFIGURATION: AccountConfiguration = {
  name: BRAND,
  method: { en: 'Card and more', cht: '信用卡及其他', chs: '银行卡及其他' },
  hasWallets: true,
  keysAt: 'https://ca-test.adyen.com/ca/ca/config/showapikeys.shtml',
  fields: [
    {
      name: 'merchantAccount',
      label: { en: 'Merchant account', cht: '商戶帳號', chs: '商户账号' },
      hint: {
        en: 'In Adyen’s Customer Area at the top left, such as MyRestaurantECOM.',
        cht: '在 Adyen Customer Area 左上角，例如 MyRestaurantECOM。',
        chs: '在 Adyen Customer Area 左上角，例如 MyRestaurantECOM。',
      },
      isSecret: false,
    },
    {
      name: 'livePrefix',
      label: { en: 'Prefix for live payments', cht: '正式收款的前綴', chs: '正式收款的前缀' },
      hint: {
        en: 'In Adyen’s live area under Developers, API URLs. Not needed for tests.',
        cht: '在 Adyen 正式環境的 Developers → API URLs。測試時不需填寫。',
        chs: '在 Adyen 正式环境的 Developers → API URLs。测试时无需填写。',
      },
      isSecret: false,
      isOptional: true,
    },
    {
      name: 'apiKey',
      label: { en: 'API key', cht: 'API 密鑰', chs: 'API 密钥' },
      hint: {
        en: 'In Adyen under Developers, API credentials, with the role “Checkout webservice role”.',
        cht: '在 Adyen 的 Developers → API credentials，須有「Checkout webservice role」角色。',
        chs: '在 Adyen 的 Developers → API credentials，须有“Checkout webservice role”角色。',
      },
      isSecret: true,
      pattern: /^[\w+/=.-]{16,400}$/,
    },
    {
      name: 'webhookUser',
      label: { en: 'User name of the webhook', cht: 'Webhook 用戶名稱', chs: 'Webhook 用户名' },
      hint: {
        en: 'The one that you choose for the webhook in Adyen under Developers, Webhooks.',
        cht: '你在 Adyen 的 Developers → Webhooks 為 Webhook 設定的用戶名稱。',
        chs: '你在 Adyen 的 Developers → Webhooks 为 Webhook 设置的用户名。',
      },
      isSecret: false,
      isOptional: true,
    },
    {
      name: 'webhookPassword',
      label: { en: 'Password of the webhook', cht: 'Webhook 密碼', chs: 'Webhook 密码' },
      isSecret: true,
      isOptional: true,
      pattern: /^[\x20-\x7e]{8,200}$/,
    },
    {
      name: 'hmacKey',
      label: { en: 'HMAC key of the webhook', cht: 'Webhook HMAC 密鑰', chs: 'Webhook HMAC 密钥' },
      hint: {
        en: 'Made in the webhook’s security settings. Without it Adyen is asked instead, and refunds are made at Adyen.',
        cht: '在 Webhook 的安全設定產生。不填的話，系統會自行查詢，退款則須在 Adyen 處理。',
        chs: '在 Webhook 的安全设置中生成。不填的话，系统会自行查询，退款则须在 Adyen 处理。',
      },
      isSecret: true,
      isOptional: true,
      pattern: /^[0-9A-Fa-f]{64}$/,
    },
  ],
  webhookSecret: 'hmacKey',
  webhookKeys: [['hmacKey'], ['webhookUser', 'webhookPassword']],
  webhookEvents: [
    ...['AUTHORISATION', 'CAPTURE', 'CAPTURE_FAILED', 'REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED'],
    ...['REQUEST_FOR_INFORMATION', 'NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED'],
    ...['SECOND_CHARGEBACK', 'PREARBITRATION_WON', 'PREARBITRATION_LOST'],
    ...['DISPUTE_DEFENSE_PERIOD_ENDED', 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED'],
  ],
};
