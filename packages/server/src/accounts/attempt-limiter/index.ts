export {
  couponKeys,
  forgotKeys,
  joinKeys,
  logInKeys,
  pairingKeys,
  pinKeys,
  signUpKeys,
} from './attempt-keys.ts';
export type { AttemptLimiter } from './attempt-limiter.ts';
export { type AuthGuards, createAuthGuards } from './auth-guards.ts';
