export { auditGrant, grantShops } from './grant-shops.ts';
