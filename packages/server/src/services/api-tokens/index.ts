export { createApiTokensService } from './api-tokens-service.ts';
