export { refuseCommon } from './new-password.ts';
export { endResets, forgetResets, forgotPassword, resetPassword } from './reset-password.ts';
