export type { PaymentAccounts } from './accounts/index.ts';
export { createPayments, type Payments } from './create-payments.ts';
export { amountOnTheWay, readRefund } from './refund-store.ts';
export { reserveRefunds, tipsLeft } from './reserve-refunds.ts';
export { type Booking, bookMoney } from './take-payment.ts';
export type { Terminals } from './terminals/index.ts';
export { unseenMoneyOf } from './unseen-money.ts';
