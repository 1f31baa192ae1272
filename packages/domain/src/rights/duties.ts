import type { StaffRole } from '../model/index.ts';

const MANAGEMENT = ['manager', 'areaManager', 'owner'] as const;

/** The roles that have a duty by themselves, whatever a shop sets. */
export const DUTIES = {
  /** Serves guests: takes orders and looks after bills. */
  serve: ['cashier', 'waiter', ...MANAGEMENT],
  /** Sees the payments of the shop as they come. */
  watchPayments: ['cashier', ...MANAGEMENT],
  /** Runs the shop: people, settings, what becomes of money that came otherwise than asked for. */
  manage: MANAGEMENT,
  /** Owns the organisation. */
  own: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Duty = keyof typeof DUTIES;

/** Returns true if a role has a duty. */
export function hasDuty(role: StaffRole, duty: Duty): boolean {
  const roles: readonly StaffRole[] = DUTIES[duty];
  return roles.includes(role);
}
