/** The pages of members, which come in one file when the first of them is opened. */
export { AccountPage } from '../features/guest/member/account-page.tsx';
export { CouponPage } from '../features/guest/member/coupon-page.tsx';
export { EditPage } from '../features/guest/member/edit-page.tsx';
export { ForgotPage } from '../features/guest/member/forgot-page.tsx';
export { LoginPage } from '../features/guest/member/login-page.tsx';
export { PointsPage } from '../features/guest/member/points-page.tsx';
export { QrCodePage } from '../features/guest/member/qr-code-page.tsx';
export { RegisterPage } from '../features/guest/member/register-page.tsx';
export { ResetPage } from '../features/guest/member/reset-page.tsx';
