export {
  couponKeys,
  factorKeys,
  forgotKeys,
  joinKeys,
  kioskPinKeys,
  logInKeys,
  namedPinKeys,
  pairingKeys,
  pinKeys,
  proofKeys,
  riderKeys,
  signUpKeys,
} from './attempt-keys.ts';
export type { AttemptKey, AttemptLimiter } from './attempt-limiter.ts';
export { type AuthGuards, createAuthGuards } from './auth-guards.ts';
