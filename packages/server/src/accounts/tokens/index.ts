export { readToken, SHIFT_SECONDS, SHORT_SECONDS, signToken, type TokenClaims } from './access-token.ts';
export { type RefreshClaims, readRefreshToken, refreshTokenOf } from './refresh-token.ts';
export { hashPassword, hashPin, isSecretOf } from './secret-hash.ts';
export { deviceOfToken, markOf } from './trusted-device.ts';
