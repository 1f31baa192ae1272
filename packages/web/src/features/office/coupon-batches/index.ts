export { CouponBatchesPart } from './components/coupon-batches-part.tsx';
