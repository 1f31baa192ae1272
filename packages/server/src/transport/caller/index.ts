export { addressKey } from './address-key.ts';
export { addressOf, isSameOrigin, originOf, type Reach } from './caller.ts';
export { FIXED_HEADERS, securityHeaders, transportHeaders } from './security-headers.ts';
