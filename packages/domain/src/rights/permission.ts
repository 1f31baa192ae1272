import type { Minor, StaffRole } from '../model/index.ts';
import {
  type PermissionRole,
  permissionTable,
  type StaffAction,
  type TillSettings,
  tillLimits,
} from './permission-table.ts';

/** All that is taken off a bill by hand, and the bill's sub-total without it, in minor units. */
export type ManualReduction = { readonly takenOff: Minor; readonly subTotal: Minor };

/** An action that somebody wants to do in a shop. */
export type PermissionQuery = {
  readonly action: StaffAction;
  readonly role: StaffRole;
  /** The shop's settings; the defaults when absent. */
  readonly settings?: TillSettings;
  /** Of `discount`: all that is taken off the bill by hand, with what is wanted now. */
  readonly reduction?: ManualReduction;
  /** Of `cashMove` and `ownShift`: the cash moved, or the difference counted, in minor units of either sign. */
  readonly amount?: Minor;
};

/**
 * A decision of the permission table. `limit` is the limit that holds for the action and role, and `wanted` the amount
 * of the query: both in per cent for `discount`, otherwise in minor units.
 */
export type Permission = {
  readonly verdict: Verdict;
  readonly limit?: number;
  readonly wanted?: number;
};

type Limited = Pick<Permission, 'limit' | 'wanted'> & { readonly isOver: boolean };

/** The decisions about an action: done at once, done with somebody's approval, not done. */
export const PERMISSION_VERDICTS = ['allowed', 'approval', 'refused'] as const;
export type Verdict = (typeof PERMISSION_VERDICTS)[number];

const VERDICTS = { yes: 'allowed', approval: 'approval', never: 'refused' } as const;

/**
 * Returns whether somebody may do an action at once, with approval or not at all, for screen and server alike (till
 * T2.3). Above a limit a `yes` becomes an approval. The same question for the approver's role tells whether they may
 * approve.
 */
export function permissionOf(query: PermissionQuery): Permission {
  const role = columnOf(query.role);
  const cell = permissionTable(query.settings)[role][query.action];
  const limited = cell === 'never' ? undefined : limitedBy(query, role);
  if (limited === undefined) return { verdict: VERDICTS[cell] };
  const { isOver, ...amounts } = limited;
  return { verdict: isOver ? 'approval' : VERDICTS[cell], ...amounts };
}

/** Returns the column of the table that holds for a role. */
function columnOf(role: PermissionQuery['role']): PermissionRole {
  return role === 'owner' || role === 'areaManager' ? 'manager' : role;
}

/** Returns the limit that holds for the action and role; undefined when none does. */
function limitedBy(
  { action, settings, reduction, amount }: PermissionQuery,
  role: PermissionRole,
): Limited | undefined {
  const limits = tillLimits(settings);
  if (action === 'discount') return limitedPercent(reduction, limits.discountPercent[role]);
  if (role === 'manager') return undefined;
  if (action === 'cashMove') return limitedAmount(amount, limits.cashMove);
  return action === 'ownShift' ? limitedAmount(amount, limits.overShort) : undefined;
}

function limitedAmount(amount: Minor | undefined, limit: Minor): Limited {
  if (amount === undefined) return { isOver: false, limit };
  const wanted = Math.abs(amount);
  return { isOver: wanted > limit, limit, wanted };
}

/** Compares exactly; `wanted` is rounded up to hundredths of a per cent, so that one over the limit never reads as it. */
function limitedPercent(reduction: ManualReduction | undefined, limit: number): Limited {
  if (reduction === undefined) return { isOver: false, limit };
  const { takenOff, subTotal } = reduction;
  const isOver = takenOff > 0 && takenOff * 10_000 > subTotal * Math.round(limit * 100);
  if (takenOff <= 0) return { isOver, limit, wanted: 0 };
  const wanted = subTotal > 0 ? Math.ceil((takenOff * 10_000) / subTotal) / 100 : 100;
  return { isOver, limit, wanted };
}
