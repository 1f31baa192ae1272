export type SandboxLanguage = 'en' | 'zh-hk' | 'zh-cn';

export type SandboxTexts = {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly amount: string;
  readonly approve: string;
  readonly approveLater: string;
  readonly decline: string;
  readonly cancel: string;
  readonly settled: string;
  readonly back: string;
};

export const SANDBOX_TEXTS: Readonly<Record<SandboxLanguage, SandboxTexts>> = {
  en: {
    title: 'Test payment',
    notice: 'This page stands in for a payment provider. No money changes hands.',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve',
    approveLater: 'Approve, confirm after 3 seconds',
    decline: 'Decline',
    cancel: 'Cancel',
    settled: 'This payment is finished.',
    back: 'Back to your order',
  },
  'zh-hk': {
    title: '測試付款',
    notice: '此頁面代替付款服務商，不涉及任何真實款項。',
    order: '訂單',
    amount: '金額',
    approve: '批准',
    approveLater: '批准，3 秒後確認',
    decline: '拒絕',
    cancel: '取消',
    settled: '此付款已結束。',
    back: '返回訂單',
  },
  'zh-cn': {
    title: '测试付款',
    notice: '此页面代替支付服务商，不涉及任何真实款项。',
    order: '订单',
    amount: '金额',
    approve: '批准',
    approveLater: '批准，3 秒后确认',
    decline: '拒绝',
    cancel: '取消',
    settled: '此付款已结束。',
    back: '返回订单',
  },
};

/** The page's language: the first of the preferences that it speaks, English otherwise. */
export function sandboxLanguage(preferences: string): SandboxLanguage {
  const wanted = preferences.toLowerCase().split(',')[0]?.trim() ?? '';
  if (!wanted.startsWith('zh')) return 'en';
  return /hk|tw|mo|hant/.test(wanted) ? 'zh-hk' : 'zh-cn';
}
