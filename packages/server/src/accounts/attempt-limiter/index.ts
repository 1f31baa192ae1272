export {
  couponKeys,
  forgotKeys,
  joinKeys,
  logInKeys,
  pairingKeys,
  pinKeys,
  signUpKeys,
} from './attempt-keys.ts';
export type { Guesses } from './attempt-limiter.ts';
export { type AuthParts, createAuthParts } from './auth-parts.ts';
