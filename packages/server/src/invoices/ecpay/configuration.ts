import type { AccountConfiguration } from '../../payments/port/index.ts';

const KEY = /^[A-Za-z0-9]{16}$/;
const AT_ECPAY = {
  en: 'In ECPay’s vendor console under System settings, Integration (系統介接設定).',
  cht: '在綠界廠商後台的「系統開發管理 → 系統介接設定」。',
  chs: '在绿界厂商后台的「系統開發管理 → 系統介接設定」。',
};

/** The form of an ECPay account for tax invoices. */
export const ECPAY_CONFIGURATION: AccountConfiguration = {
  name: {
    en: 'ECPay e-invoices (Taiwan)',
    cht: '綠界電子發票（台灣）',
    chs: '绿界电子发票（台湾）',
  },
  method: { en: 'Tax invoice', cht: '電子發票', chs: '电子发票' },
  keysAt: 'https://vendor.ecpay.com.tw',
  kind: 'taiwanTax',
  webhookEvents: [],
  fields: [
    {
      name: 'merchantId',
      label: { en: 'Merchant ID', cht: '特店編號', chs: '商户编号' },
      hint: AT_ECPAY,
      isSecret: false,
    },
    {
      name: 'hashKey',
      label: { en: 'HashKey', cht: 'HashKey', chs: 'HashKey' },
      hint: AT_ECPAY,
      isSecret: true,
      pattern: KEY,
    },
    {
      name: 'hashIv',
      label: { en: 'HashIV', cht: 'HashIV', chs: 'HashIV' },
      hint: AT_ECPAY,
      isSecret: true,
      pattern: KEY,
    },
  ],
};
