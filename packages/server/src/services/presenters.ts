import {
  AppSetting,
  AuditEntry,
  BoardEntry,
  CALLS,
  Category,
  Device,
  Gift,
  KitchenTicket,
  Mail,
  OrderDiscount,
  PaymentAttempt,
  PaymentMethod,
  PickupSlot,
  PointBalance,
  PointEntry,
  Product,
  ProductOption,
  Reward,
  Section,
  Shop,
  ShopCatalogue,
  SubCategory,
  SystemSetting,
  TableCode,
  TableSession,
  TableViewItem,
  TaxSetting,
  User,
  UserCoupon,
  VipLevel,
  VipProgress,
} from '@comanda/contract';
import type { CatalogueList, CatalogueLists } from '../core.ts';
import { createPresenter } from './present.ts';

type CataloguePresenters = {
  readonly [Name in CatalogueList]: (row: CatalogueLists[Name]) => CatalogueLists[Name];
};
/** What leaves of the catalogue, by list. */
export const presentCatalogue: CataloguePresenters = {
  systemSettings: createPresenter(SystemSetting),
  appSettings: createPresenter(AppSetting),
  shops: createPresenter(Shop),
  sections: createPresenter(Section),
  categories: createPresenter(Category),
  subCategories: createPresenter(SubCategory),
  products: createPresenter(Product),
  productOptions: createPresenter(ProductOption),
  orderDiscounts: createPresenter(OrderDiscount),
  taxSettings: createPresenter(TaxSetting),
  tableViewItems: createPresenter(TableViewItem),
  paymentMethods: createPresenter(PaymentMethod),
  vipLevels: createPresenter(VipLevel),
  rewards: createPresenter(Reward),
};

/** What leaves, by entity: the fields are named in the contract. */
export const present = {
  ...presentCatalogue,
  catalogue: createPresenter(ShopCatalogue),
  tableSessions: createPresenter(TableSession),
  pickupSlots: createPresenter(PickupSlot),
  userCoupons: createPresenter(UserCoupon),
  gifts: createPresenter(Gift),
  points: createPresenter(PointEntry),
  pointBalances: createPresenter(PointBalance),
  vipProgress: createPresenter(VipProgress),
  payments: createPresenter(PaymentAttempt),
  kitchenTickets: createPresenter(KitchenTicket),
  board: createPresenter(BoardEntry),
  auditLog: createPresenter(AuditEntry),
  tableCodes: createPresenter(TableCode),
  authenticated: createPresenter(CALLS.authentication.create.answer),
  users: createPresenter(User),
  mails: createPresenter(Mail),
  devices: createPresenter(Device),
} as const;
