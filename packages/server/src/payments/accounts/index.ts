export {
  allAccounts,
  findAccount,
  isSilent,
  noteAttempt,
  noteWebhook,
  readAccount,
  saveAccount,
} from './account-store.ts';
export type { AccountParts, AccountProvider } from './change-accounts.ts';
export { createPaymentAccounts, type PaymentAccounts } from './create-accounts.ts';
export { openAccount, openAccountById } from './open-account.ts';
export { createSealer, type Sealer } from './seal.ts';
