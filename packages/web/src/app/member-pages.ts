/** The pages of members, which come in one file when the first of them is opened. */
export { AccountPage } from '../features/member/components/account-page.tsx';
export { CouponPage } from '../features/member/components/coupon-page.tsx';
export { EditPage } from '../features/member/components/edit-page.tsx';
export { ForgotPage } from '../features/member/components/forgot-page.tsx';
export { LoginPage } from '../features/member/components/login-page.tsx';
export { PointsPage } from '../features/member/components/points-page.tsx';
export { QrCodePage } from '../features/member/components/qr-code-page.tsx';
export { RegisterPage } from '../features/member/components/register-page.tsx';
export { ResetPage } from '../features/member/components/reset-page.tsx';
