export { BillNotice } from './components/bill-notice.tsx';
export { OwnPaymentBanner } from './components/own-payment-banner.tsx';
export { PayBar } from './components/pay-bar.tsx';
export { PayFoot } from './components/pay-foot.tsx';
export { PaymentSheet } from './components/payment-sheet.tsx';
export { useLastAttempt } from './hooks/use-last-attempt.ts';
export { canContinue, useOwnPayment } from './hooks/use-own-payment.ts';
export { usePay } from './hooks/use-pay.ts';
export { withoutOwnAttempt } from './state/payment-request.ts';
