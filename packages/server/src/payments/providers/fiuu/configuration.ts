import type { AccountConfiguration } from '../../port/index.ts';

const BRAND = { en: 'Fiuu (Razer, MOLPay)', cht: 'Fiuu（Razer、MOLPay）', chs: 'Fiuu（Razer、MOLPay）' };

/** The form of an account at Fiuu. The secret key signs its notifications, so an account always has a webhook. */
export const FIUU_CONFIGURATION: AccountConfiguration = {
  name: BRAND,
  method: { en: 'Card, FPX, e-wallets', cht: '信用卡、FPX、電子錢包', chs: '银行卡、FPX、电子钱包' },
  keysAt: 'https://portal.fiuu.com',
  fields: [
    {
      name: 'merchantId',
      label: { en: 'Merchant ID', cht: '商戶編號', chs: '商户编号' },
      hint: {
        en: 'In Fiuu’s portal at the top, such as MyRestaurant_Dev for tests.',
        cht: '在 Fiuu 商戶後台頂部，測試帳號例如 MyRestaurant_Dev。',
        chs: '在 Fiuu 商户后台顶部，测试账号例如 MyRestaurant_Dev。',
      },
      isSecret: false,
      pattern: /^[A-Za-z0-9_-]{1,32}$/,
    },
    {
      name: 'verifyKey',
      label: { en: 'Verify key', cht: 'Verify key', chs: 'Verify key' },
      hint: {
        en: 'In Fiuu’s portal under Transactions, Settings.',
        cht: '在 Fiuu 商戶後台的 Transactions → Settings。',
        chs: '在 Fiuu 商户后台的 Transactions → Settings。',
      },
      isSecret: true,
      pattern: /^[A-Za-z0-9]{16,64}$/,
    },
    {
      name: 'secretKey',
      label: { en: 'Secret key', cht: 'Secret key', chs: 'Secret key' },
      hint: {
        en: 'In the same place. It signs what Fiuu tells us.',
        cht: '在同一頁。Fiuu 用它簽署通知。',
        chs: '在同一页。Fiuu 用它给通知签名。',
      },
      isSecret: true,
      pattern: /^[A-Za-z0-9]{16,64}$/,
    },
    {
      name: 'payerEmail',
      label: {
        en: 'E-mail for payers without one',
        cht: '付款人沒有電郵時使用',
        chs: '付款人没有邮箱时使用',
      },
      hint: {
        en: 'Fiuu demands an e-mail address, and guests need none here. Enter one of yours.',
        cht: 'Fiuu 必須有電郵地址，而客人在這裏不用填寫。請輸入你們自己的。',
        chs: 'Fiuu 必须有邮箱地址，而客人在这里不用填写。请输入你们自己的。',
      },
      isSecret: false,
      pattern: /^[^\s@,;<>"']{1,64}@[A-Za-z0-9.-]{1,63}$/,
    },
    {
      name: 'payerMobile',
      label: {
        en: 'Telephone for payers without one',
        cht: '付款人沒有電話時使用',
        chs: '付款人没有电话时使用',
      },
      hint: {
        en: 'Demanded as well, such as 60312345678.',
        cht: '同樣必須，例如 60312345678。',
        chs: '同样必须，例如 60312345678。',
      },
      isSecret: false,
      pattern: /^\d{6,15}$/,
    },
    {
      name: 'extendedVcode',
      label: { en: 'Extended vcode', cht: 'Extended vcode', chs: 'Extended vcode' },
      hint: {
        en: 'Enter yes if it is switched on at Fiuu, else leave it empty.',
        cht: '若在 Fiuu 已開啟，請填 yes；否則留空。',
        chs: '若在 Fiuu 已开启，请填 yes；否则留空。',
      },
      isSecret: false,
      isOptional: true,
      pattern: /^(yes|no)$/,
    },
  ],
  webhookSecret: 'secretKey',
  webhookEvents: ['Return URL', 'Notification URL', 'Callback URL'],
};
