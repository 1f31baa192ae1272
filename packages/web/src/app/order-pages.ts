/** Pages about orders, which share most of what they show: fetched as one. */
export { OrderPage } from '../features/order/order-page.tsx';
export { PaymentReturnPage } from '../features/payment/payment-return-page.tsx';
export { RecordDetailPage } from '../features/record/record-detail-page.tsx';
export { RecordPage } from '../features/record/record-page.tsx';
