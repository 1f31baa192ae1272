export { type ApiTokens, createApiTokens } from './create-api-tokens.ts';
