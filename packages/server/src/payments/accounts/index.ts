export { accountObstacle } from './account-readiness.ts';
export {
  allAccounts,
  findAccount,
  isSilent,
  noteAttempt,
  noteWebhook,
  readAccount,
  replaceAccount,
  SEALED_ACCOUNTS,
  saveAccount,
} from './account-store.ts';
export type { AccountForms, AccountParts, AccountProvider } from './change-accounts.ts';
export { createPaymentAccounts, type PaymentAccounts } from './create-accounts.ts';
export { formerAccounts } from './former-secrets.ts';
export { openAccount, openAccountById } from './open-account.ts';
export {
  type Resealing,
  resealTable,
  resealText,
  type SealedTable,
} from './reseal.ts';
export { type Sealer, type SealingKeys, sealerOf } from './seal.ts';
export { callForTest, withoutSecrets } from './test-account.ts';
