/** Pages about orders, which share most of what they show: fetched as one. */
export { OrderPage } from '../features/guest/order/order-page.tsx';
export { OrderHistoryPage } from '../features/guest/order-history/order-history-page.tsx';
export { ReceiptPage } from '../features/guest/order-history/receipt-page.tsx';
export { PaymentReturnPage } from '../features/guest/payment/payment-return-page.tsx';
