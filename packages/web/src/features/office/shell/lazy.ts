import { lazyPage } from '../../../i18n/lazy-page.ts';

/** The audit log. */
export const AuditPart = lazyPage(
  async () => (await import('./office-audit.ts')).AuditPart,
  'audit',
  'office',
  'staff',
  'errors',
);

/** Bills of the shop. */
export const BillsPart = lazyPage(
  async () => (await import('./office-bills.ts')).BillsPart,
  'bills',
  'till',
  'approval',
  'office',
  'staff',
  'errors',
);

/** Coupon codes that are made together. */
export const CouponBatchesPart = lazyPage(
  async () => (await import('./office-coupons.ts')).CouponBatchesPart,
  'coupon-batches',
  'office',
  'staff',
  'errors',
);

/** Everything as one file. */
export const ExportsPart = lazyPage(
  async () => (await import('./office-exports.ts')).ExportsPart,
  'exports',
  'office',
  'staff',
  'errors',
);

/** The catalogue as it was. */
export const HistoryPart = lazyPage(
  async () => (await import('./office-history.ts')).HistoryPart,
  'office-history',
  'office',
  'offers',
  'dietary-filter',
  'staff',
  'errors',
);

/** Import and export of the menu. */
export const ImportPart = lazyPage(
  async () => (await import('./office-import.ts')).ImportPart,
  'office-import',
  'office',
  'staff',
  'errors',
);

/** The menu editor. */
export const MenuPart = lazyPage(
  async () => (await import('./office-menu.tsx')).MenuPart,
  'office',
  'offers',
  'dietary-filter',
  'staff',
  'errors',
);

/** Accounts at payment providers. */
export const PaymentsPart = lazyPage(
  async () => (await import('./office-payments.ts')).PaymentsPart,
  'office',
  'incidents',
  'staff',
  'errors',
);

/** The people of the restaurant. */
export const PeoplePart = lazyPage(
  async () => (await import('./office-people.ts')).PeoplePart,
  'people',
  'office',
  'staff',
  'errors',
);

/** Set-up of the shop. */
export const ShopPart = lazyPage(
  async () => (await import('./office-shop.ts')).ShopPart,
  'office',
  'office-shop',
  'staff',
  'errors',
);

/** Members' levels, rewards and points. */
export const LoyaltyPart = lazyPage(
  async () => (await import('./office-loyalty.ts')).LoyaltyPart,
  'office',
  'offers',
  'dietary-filter',
  'staff',
  'errors',
);

/** Promotions. */
export const PromotionsPart = lazyPage(
  async () => (await import('./office-promotions.ts')).PromotionsPart,
  'office',
  'offers',
  'dietary-filter',
  'staff',
  'errors',
);

/** Tables and codes. */
export const TablesPart = lazyPage(
  async () => (await import('./office-tables.ts')).TablesPart,
  'office',
  'office-tables',
  'staff',
  'errors',
);

/** Taiwan's tax invoices. */
export const TaxInvoicesPart = lazyPage(
  async () => (await import('./office-invoices.ts')).TaxInvoicesPart,
  'office-invoices',
  'tax-invoice',
  'office',
  'staff',
  'errors',
);

/** Settings of the till. */
export const TillSettingsPart = lazyPage(
  async () => (await import('./office-till-settings.ts')).TillSettingsPart,
  'till-settings',
  'office',
  'staff',
  'errors',
);

/** Tokens of other programs. */
export const TokensPart = lazyPage(
  async () => (await import('./office-tokens.ts')).TokensPart,
  'api-tokens',
  'office',
  'staff',
  'errors',
);

/** The palette that finds dishes, pages and actions. */
export const Palette = lazyPage(
  async () => (await import('./office-palette.ts')).Palette,
  'office',
  'staff',
  'errors',
);
