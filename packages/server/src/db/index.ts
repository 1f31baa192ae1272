export type { Db, Reads, Tx } from './db.ts';
export { isDuplicateRow } from './duplicate-row.ts';
export { fromJsonText, type JsonText, toJsonText } from './json-text.ts';
export {
  type Comparable,
  type Filter,
  isWithin,
  type Listed,
  type ListQuery,
  mentions,
  OPERATORS,
  type Operator,
  type ShopListQuery,
} from './list-query.ts';
export { lockFolder } from './lock-folder.ts';
export { type DoneMigration, pendingMigrations, SCHEMA } from './migrate.ts';
export { openDb } from './open-db.ts';
export { conditionOf, readDocumentList, readList, type SqlFields, type SqlList } from './read-list.ts';
export { withDefaults, withoutDefaults } from './short-document.ts';
export { type Builder, paddedToSize, statement, statementOfEntries } from './statement.ts';
export type {
  BilledUser,
  BillLine,
  BillTerms,
  ShortBill,
  ShortBillLine,
  StoredApiToken,
  StoredAttempt,
  StoredChangeSet,
  StoredCoupon,
  StoredCouponBatch,
  StoredDevice,
  StoredDraft,
  StoredEdit,
  StoredExport,
  StoredGift,
  StoredLine,
  StoredMail,
  StoredPaymentAccount,
  StoredSession,
  StoredStaff,
  StoredTaxInvoice,
  StoredTicket,
  StoredUser,
  StoredWallet,
} from './stored.ts';
export type { TableName, Tables } from './tables.ts';
export { migrationsOf } from './update-sqlite.ts';
