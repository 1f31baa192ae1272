import type { AccountConfiguration } from '../../port/index.ts';

const BRAND = { en: 'CyberSource', cht: 'CyberSource', chs: 'CyberSource' };
/** Merchant ids have underscores, and are never part of an address. */
const MERCHANT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The form of a CyberSource account: the profile of its payment page, and the key that asks and gives money back. */
export const CYBERSOURCE_CONFIGURATION: AccountConfiguration = {
  name: BRAND,
  method: { en: 'Card', cht: '信用卡', chs: '银行卡' },
  keysAt: 'https://businesscenter.cybersource.com/',
  fields: [
    {
      name: 'profileId',
      label: { en: 'Profile ID', cht: '設定檔 ID（Profile ID）', chs: '配置文件 ID（Profile ID）' },
      hint: {
        en: 'In the Business Center under Payment Configuration, Secure Acceptance Settings: a profile for Hosted Checkout.',
        cht: '在 Business Center 的 Payment Configuration → Secure Acceptance Settings，類型為 Hosted Checkout。',
        chs: '在 Business Center 的 Payment Configuration → Secure Acceptance Settings，类型为 Hosted Checkout。',
      },
      isSecret: false,
    },
    {
      name: 'accessKey',
      label: { en: 'Access key', cht: '存取金鑰（Access key）', chs: '访问密钥（Access key）' },
      hint: {
        en: 'In the profile under Security.',
        cht: '在該設定檔的 Security。',
        chs: '在该配置文件的 Security。',
      },
      isSecret: false,
    },
    {
      name: 'secretKey',
      label: { en: 'Secret key', cht: '密鑰（Secret key）', chs: '密钥（Secret key）' },
      hint: {
        en: 'Shown once when the access key is made. It expires after two years.',
        cht: '建立存取金鑰時只顯示一次，兩年後到期。',
        chs: '创建访问密钥时只显示一次，两年后到期。',
      },
      isSecret: true,
      pattern: /^[\w+/=-]{16,600}$/,
    },
    {
      name: 'merchantId',
      label: { en: 'Merchant ID', cht: '商戶編號（Merchant ID）', chs: '商户编号（Merchant ID）' },
      hint: {
        en: 'At the top right of the Business Center.',
        cht: '在 Business Center 右上角。',
        chs: '在 Business Center 右上角。',
      },
      isSecret: false,
      pattern: MERCHANT_ID,
    },
    {
      name: 'restKeyId',
      label: { en: 'Key of the REST API', cht: 'REST API 金鑰 ID', chs: 'REST API 密钥 ID' },
      hint: {
        en: 'Under Payment Configuration, Key Management: Generate key, REST – Shared Secret.',
        cht: '在 Payment Configuration → Key Management → Generate key，選「REST – Shared Secret」。',
        chs: '在 Payment Configuration → Key Management → Generate key，选“REST – Shared Secret”。',
      },
      isSecret: false,
    },
    {
      name: 'restSecret',
      label: {
        en: 'Shared secret of the REST API',
        cht: 'REST API 共享密鑰（Shared secret）',
        chs: 'REST API 共享密钥（Shared secret）',
      },
      isSecret: true,
      pattern: /^[A-Za-z0-9+/]{16,200}={0,2}$/,
    },
  ],
  webhookSecret: 'secretKey',
  webhookKeys: [['accessKey', 'secretKey']],
  secretLife: { secret: 'secretKey', months: 24 },
  // each form says where its answer goes
  webhookEvents: [],
};
