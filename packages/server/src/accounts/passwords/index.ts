export { ensureNotCommon } from './new-password.ts';
export {
  addReset,
  deleteExpiredResets,
  deleteResets,
  forgotPassword,
  resetPassword,
  resetPath,
} from './reset-password.ts';
