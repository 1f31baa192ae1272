export { ensureNotCommon } from './new-password.ts';
export { deleteExpiredResets, deleteResets, forgotPassword, resetPassword } from './reset-password.ts';
