import type { Shop, StaffRole } from '@comanda/contract';
import { ROUTES } from '../../../lib/routes.ts';
import {
  AuditPart,
  BillsPart,
  CouponBatchesPart,
  ExportsPart,
  HistoryPart,
  ImportPart,
  LoyaltyPart,
  MenuPart,
  PaymentsPart,
  PeoplePart,
  PromotionsPart,
  ShopPart,
  TablesPart,
  TaxInvoicesPart,
  TillSettingsPart,
  TokensPart,
} from './lazy.ts';

/** The parts of the office, in the order of its navigation; the first is where it opens. */
export const PARTS = [
  { id: 'menu', icon: 'hot', Part: MenuPart },
  { id: 'promotions', icon: 'coupon', Part: PromotionsPart, areaManager: true },
  { id: 'loyalty', icon: 'gift', Part: LoyaltyPart, areaManager: true },
  { id: 'coupons', icon: 'tag', Part: CouponBatchesPart, areaManager: true },
  { id: 'import', icon: 'download', Part: ImportPart, areaManager: true },
  { id: 'shop', icon: 'store', Part: ShopPart },
  { id: 'tables', icon: 'dine', Part: TablesPart },
  { id: 'people', icon: 'users', Part: PeoplePart },
  { id: 'till', icon: 'sliders', Part: TillSettingsPart },
  { id: 'bills', icon: 'cash', Part: BillsPart },
  { id: 'history', icon: 'clock', Part: HistoryPart },
  { id: 'audit', icon: 'eye', Part: AuditPart },
  { id: 'invoices', icon: 'folder', Part: TaxInvoicesPart, currency: 'TWD' },
  { id: 'payments', icon: 'card', Part: PaymentsPart, owner: true },
  { id: 'tokens', icon: 'lock', Part: TokensPart, owner: true },
  { id: 'export', icon: 'folder', Part: ExportsPart, owner: true },
] as const;
export type PartId = (typeof PARTS)[number]['id'];

/**
 * Returns the parts that a role may open: payment accounts, tokens and exports are the owner's, promotions, members'
 * rewards, coupon codes and imports not a manager's. Those of a shop leave out what another currency's shops have.
 */
export function partsOf(role: StaffRole, shop?: Pick<Shop, 'currency'>): readonly (typeof PARTS)[number][] {
  return PARTS.filter((part) => {
    if ('currency' in part && shop !== undefined && shop.currency !== part.currency) return false;
    if ('areaManager' in part && role === 'areaManager') return true;
    return !('owner' in part || 'areaManager' in part) || role === 'owner';
  });
}

/** Returns the address of a part. */
export function officePath(part: PartId): string {
  return ROUTES.office.replace(':part?', part);
}

/** Screens outside of the office that managers set up and watch. */
export const OUTSIDE = [
  { to: ROUTES.till, icon: 'keypad', title: 'staff:till' },
  { to: ROUTES.kitchen, icon: 'chef', title: 'staff:kitchen' },
] as const;
