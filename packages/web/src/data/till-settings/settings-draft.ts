import type { TillSettings } from '@comanda/contract';
import {
  DEFAULT_TILL_LIMITS,
  PERMISSION_ROLES,
  type PermissionCell,
  type PermissionRole,
  permissionTable,
  STAFF_ACTIONS,
  type StaffAction,
  tillLimits,
} from '@comanda/domain';
import { readAmount } from '../../lib/read-amount.ts';

type Cells = Readonly<Record<PermissionRole, Readonly<Record<StaffAction, PermissionCell>>>>;

/** Names of the limits that hold for every role. */
const LIMITS = ['cashMove', 'overShort', 'graceSeconds', 'kioskUnpaidMinutes'] as const;
export type Limit = (typeof LIMITS)[number];
/** The limits that something is decided by; those of drawers and shifts are to come, and are kept as they are. */
export const SHOWN_LIMITS = ['graceSeconds', 'kioskUnpaidMinutes'] as const satisfies readonly Limit[];

/** The settings as a manager edits them: every cell, and the limits as typed. */
export type SettingsDraft = {
  readonly cells: Cells;
  readonly discountPercent: Readonly<Record<PermissionRole, string>>;
  readonly limits: Readonly<Record<Limit, string>>;
  readonly pinOnDevicesOnly: boolean;
};

/** The fields of the settings that a draft sets; what is as in the defaults is left out. */
export type SettingsChange = Pick<TillSettings, 'permissions' | 'limits' | 'pinOnDevicesOnly'>;

const HUNDRED = 100;
const MAX_MONEY = 99_999_999;
const MAX_SECONDS = 600;
const MAX_MINUTES = 240;

const moneyText = (amount: number) => (amount / HUNDRED).toFixed(2);

/** Returns the draft of a shop's settings. */
export function draftOf(settings: TillSettings): SettingsDraft {
  const { discountPercent, cashMove, overShort, graceSeconds, kioskUnpaidMinutes } = tillLimits(settings);
  return {
    cells: permissionTable(settings),
    discountPercent: {
      cashier: String(discountPercent.cashier),
      waiter: String(discountPercent.waiter),
      kitchen: String(discountPercent.kitchen),
      manager: String(discountPercent.manager),
    },
    limits: {
      cashMove: moneyText(cashMove),
      overShort: moneyText(overShort),
      graceSeconds: String(graceSeconds),
      kioskUnpaidMinutes: String(kioskUnpaidMinutes),
    },
    pinOnDevicesOnly: settings.pinOnDevicesOnly ?? false,
  };
}

/** Returns the draft with one cell changed. */
export function withCell(
  draft: SettingsDraft,
  { role, action, cell }: { role: PermissionRole; action: StaffAction; cell: PermissionCell },
): SettingsDraft {
  return { ...draft, cells: { ...draft.cells, [role]: { ...draft.cells[role], [action]: cell } } };
}

/** Parses a typed number up to `most`, with two decimals at most; undefined if it is none. */
function numberOf(typed: string, most: number): number | undefined {
  const answer = readAmount(typed, { step: 1, most: most * HUNDRED });
  return 'amount' in answer && typed.trim() !== '' ? answer.amount / HUNDRED : undefined;
}

/** Parses a typed whole number within its bounds; undefined if it is none. */
function wholeNumberOf(
  typed: string,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): number | undefined {
  const value = numberOf(typed, most);
  return Number.isInteger(value) && (value ?? 0) >= least ? value : undefined;
}

/** Parses a limit: money into minor units, seconds and minutes whole; undefined if it is none. */
export function readLimit(limit: Limit, typed: string): number | undefined {
  if (limit === 'graceSeconds') return wholeNumberOf(typed, { most: MAX_SECONDS });
  if (limit === 'kioskUnpaidMinutes') return wholeNumberOf(typed, { least: 1, most: MAX_MINUTES });
  const units = numberOf(typed, MAX_MONEY / HUNDRED);
  return units === undefined ? undefined : Math.round(units * HUNDRED);
}

/** Parses a share of the bill in per cent; undefined if it is none. */
export function readPercent(typed: string): number | undefined {
  return numberOf(typed, HUNDRED);
}

/** Returns the cells that differ from the defaults. */
function ownCells(cells: Cells): SettingsChange['permissions'] {
  const defaults = permissionTable();
  const roles = PERMISSION_ROLES.map((role) => {
    const own = STAFF_ACTIONS.filter((action) => cells[role][action] !== defaults[role][action]);
    return [role, Object.fromEntries(own.map((action) => [action, cells[role][action]]))] as const;
  });
  return Object.fromEntries(roles.filter(([, own]) => Object.keys(own).length > 0));
}

/** Returns the settings of a draft; undefined while something typed is no number within its bounds. */
export function changeOf(draft: SettingsDraft): SettingsChange | undefined {
  const percents = PERMISSION_ROLES.map((role) => [role, readPercent(draft.discountPercent[role])] as const);
  const limits = LIMITS.map((limit) => [limit, readLimit(limit, draft.limits[limit])] as const);
  if ([...percents, ...limits].some(([, value]) => value === undefined)) return undefined;
  const isOwn = (
    [name, value]: readonly [string, number | undefined],
    defaults: Readonly<Record<string, unknown>>,
  ) => value !== defaults[name];
  const ownPercents = percents.filter((each) => isOwn(each, DEFAULT_TILL_LIMITS.discountPercent));
  return {
    permissions: ownCells(draft.cells),
    limits: {
      ...Object.fromEntries(limits.filter((each) => isOwn(each, DEFAULT_TILL_LIMITS))),
      ...(ownPercents.length > 0 && { discountPercent: Object.fromEntries(ownPercents) }),
    },
    pinOnDevicesOnly: draft.pinOnDevicesOnly,
  };
}
