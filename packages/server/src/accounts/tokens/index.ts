export {
  ACCESS_TOKEN_SECONDS,
  type AccessToken,
  readToken,
  SHIFT_SECONDS,
  signToken,
  type TokenClaims,
} from './access-token.ts';
export { type RefreshClaims, readRefreshToken, refreshTokenOf } from './refresh-token.ts';
export { hashPassword, hashPin, isSecretOf } from './secret-hash.ts';
export { readTrustedDeviceToken, signTrustedDeviceToken } from './trusted-device.ts';
