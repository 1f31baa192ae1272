/** Pages about orders, which share most of what they show: fetched as one. */
export { OrderPage } from '../features/guest/order/order-page.tsx';
export { RecordPage } from '../features/guest/order-history/order-history-page.tsx';
export { RecordDetailPage } from '../features/guest/order-history/receipt-page.tsx';
export { PaymentReturnPage } from '../features/guest/payment/payment-return-page.tsx';
