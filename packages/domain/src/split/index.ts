export { equalPartsLeft, type ShareRefusal, shareOf, type WantedShare } from './share-of.ts';
export { PART_NAMES, type PartName, type ShareParts, signed } from './share-parts.ts';
export {
  type BillShare,
  type BillSplit,
  type DishShare,
  type GuestShare,
  type ShareState,
  splitBill,
} from './split-bill.ts';
export { dishOf } from './split-items.ts';
export type { GuestNumber, ShareWish, SplitLine, SplitPayment, SplitSession } from './split-session.ts';
