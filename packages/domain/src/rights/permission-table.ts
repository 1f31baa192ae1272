import type { Minor, Percent } from '../model/index.ts';

/** The actions of staff that the permission table decides, in its order (till T2.3). */
export const STAFF_ACTIONS = [
  /** Ring up, send, seats, reprint. */
  'order',
  /** Hold, fire and rush courses. */
  'course',
  /** Transfer, merge and move bills. */
  'transfer',
  /** Void a line of one's own within the grace period, before the kitchen begins and before it is paid. */
  'takeBack',
  'void',
  /** Reductions by hand, up to a share of the bill. */
  'discount',
  /** A dish's price by hand, a comp, a custom product. */
  'priceOverride',
  'takeCash',
  /** Card and QR payments. */
  'takeCard',
  /** Money given back that was paid too much; any other money given back. */
  'refundSurplus',
  'refund',
  /** Money that was booked as paid in another way than it was: cash as card, and back. */
  'rebook',
  /** The drawer opened without a sale. */
  'noSale',
  /** Cash in, out or dropped, up to an amount. */
  'cashMove',
  /** One's own shift, counted with a difference up to an amount. */
  'ownShift',
  /** Expected cash, X and Z reports, others' shifts, settings. */
  'administer',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** The actions that nothing asks for yet: drawers and shifts are to come, and no screen shows what has no effect. */
const COMING: readonly StaffAction[] = ['noSale', 'cashMove', 'ownShift'];
/** The actions that the server decides by the table, in its order. */
export const DECIDED_ACTIONS: readonly StaffAction[] = STAFF_ACTIONS.filter(
  (action) => !COMING.includes(action),
);

/** The columns of the permission table; owners and area managers have the manager's. */
export const PERMISSION_ROLES = ['cashier', 'waiter', 'kitchen', 'manager'] as const;
export type PermissionRole = (typeof PERMISSION_ROLES)[number];

/** The cells of the permission table: done at once, done with somebody's approval, not done. */
export const PERMISSION_CELLS = ['yes', 'approval', 'never'] as const;
export type PermissionCell = (typeof PERMISSION_CELLS)[number];

/** The amounts up to which a cell holds. */
export type TillLimits = {
  /** The share of a bill that may be taken off by hand, by role. */
  readonly discountPercent: Readonly<Record<PermissionRole, Percent>>;
  /** The cash moved without approval, in minor units. */
  readonly cashMove: Minor;
  /** The difference of a counted shift that needs no approval, in minor units. */
  readonly overShort: Minor;
  /** The seconds within which a sent line may be taken back. */
  readonly graceSeconds: number;
  /** The minutes after which an unpaid order of a kiosk ends. */
  readonly kioskUnpaidMinutes: number;
};

/** A shop's own cells and limits; what is absent is as in the defaults. */
export type TillSettings = {
  readonly permissions?: {
    readonly [Role in PermissionRole]?: { readonly [Action in StaffAction]?: PermissionCell };
  };
  readonly limits?: Partial<Omit<TillLimits, 'discountPercent'>> & {
    readonly discountPercent?: Partial<TillLimits['discountPercent']>;
  };
};

export const DEFAULT_TILL_LIMITS: TillLimits = {
  discountPercent: { cashier: 10, waiter: 0, kitchen: 0, manager: 100 },
  cashMove: 50_000,
  overShort: 5_000,
  graceSeconds: 30,
  kioskUnpaidMinutes: 20,
};

type Table = Readonly<Record<PermissionRole, Readonly<Record<StaffAction, PermissionCell>>>>;

/** The default table (till T2.3). A waiter handles cash only with a pouch, which no shop has yet. */
const DEFAULT_TABLE: Table = {
  cashier: {
    order: 'yes',
    course: 'yes',
    transfer: 'yes',
    takeBack: 'yes',
    void: 'approval',
    discount: 'yes',
    priceOverride: 'approval',
    takeCash: 'yes',
    takeCard: 'yes',
    refundSurplus: 'yes',
    refund: 'approval',
    rebook: 'approval',
    noSale: 'yes',
    cashMove: 'yes',
    ownShift: 'yes',
    administer: 'never',
  },
  waiter: {
    order: 'yes',
    course: 'yes',
    transfer: 'yes',
    takeBack: 'yes',
    void: 'approval',
    discount: 'yes',
    priceOverride: 'approval',
    takeCash: 'never',
    takeCard: 'yes',
    refundSurplus: 'approval',
    refund: 'approval',
    rebook: 'never',
    noSale: 'approval',
    cashMove: 'never',
    ownShift: 'never',
    administer: 'never',
  },
  kitchen: { ...everyAction('never'), course: 'yes' },
  manager: everyAction('yes'),
};

/** Returns the whole permission table of a shop: the defaults with its own cells. */
export function permissionTable({ permissions = {} }: TillSettings = {}): Table {
  return {
    cashier: { ...DEFAULT_TABLE.cashier, ...permissions.cashier },
    waiter: { ...DEFAULT_TABLE.waiter, ...permissions.waiter },
    kitchen: { ...DEFAULT_TABLE.kitchen, ...permissions.kitchen },
    manager: { ...DEFAULT_TABLE.manager, ...permissions.manager },
  };
}

/** Returns the limits of a shop: the defaults with its own. */
export function tillLimits({ limits = {} }: TillSettings = {}): TillLimits {
  const discountPercent = { ...DEFAULT_TILL_LIMITS.discountPercent, ...limits.discountPercent };
  return { ...DEFAULT_TILL_LIMITS, ...limits, discountPercent };
}

function everyAction(cell: PermissionCell): Table[PermissionRole] {
  return Object.fromEntries(STAFF_ACTIONS.map((action) => [action, cell])) as Table[PermissionRole];
}
