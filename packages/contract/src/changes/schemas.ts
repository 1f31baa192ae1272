import type { ChangeList } from '@comanda/domain';
import type { TObject } from 'typebox';
import { Category, Product, ProductOption, SubCategory } from '../entities/catalogue.ts';
import { OrderDiscount } from '../entities/discount.ts';
import { VipLevel } from '../entities/member.ts';
import { Reward } from '../entities/points.ts';
import {
  AppSetting,
  PaymentMethod,
  Section,
  Shop,
  SystemSetting,
  TableViewItem,
  TaxSetting,
} from '../entities/shop.ts';

/** The schema of each list's documents. */
export const LIST_SCHEMAS = {
  systemSettings: SystemSetting,
  appSettings: AppSetting,
  shops: Shop,
  sections: Section,
  categories: Category,
  subCategories: SubCategory,
  products: Product,
  productOptions: ProductOption,
  orderDiscounts: OrderDiscount,
  taxSettings: TaxSetting,
  tableViewItems: TableViewItem,
  paymentMethods: PaymentMethod,
  vipLevels: VipLevel,
  rewards: Reward,
} as const satisfies Record<ChangeList, TObject>;

/** The switches of a shop that act at once and are never drafted (office B2.11). */
const OPENING_SWITCHES = [
  'openForOnline',
  'openForApp',
  'openTakeAway',
  'openDineInNoTable',
  'openDelivery',
  'acceptOnline',
] as const;
/** The settings of a product's stock that may be drafted; all else of it acts at once. */
const STOCK_SETTINGS = ['mode', 'onlineThreshold'];
const KEPT_BY_SERVER = ['_id', 'version', 'createdAt', 'updatedAt'];

/** Returns true for the path of a field that edits may not change. */
export function isFixedPath(list: ChangeList, path: string): boolean {
  const [first = '', second = ''] = path.split('.');
  if (KEPT_BY_SERVER.includes(path) || path.endsWith('._id')) return true;
  if (list === 'shops' && OPENING_SWITCHES.some((name) => name === first)) return true;
  if (list === 'products' && first === 'stock') return !STOCK_SETTINGS.includes(second);
  return list === 'products' && /^discountMapping\[[^\]]*\]\.shop$/.test(path);
}

/** Returns true for a new product whose stock says what is never drafted. */
export function draftsStock(list: ChangeList, document: unknown): boolean {
  if (list !== 'products' || typeof document !== 'object' || document === null) return false;
  const { stock } = document as { readonly stock?: object };
  return stock !== undefined && Object.keys(stock).some((name) => !STOCK_SETTINGS.includes(name));
}
