import type { StaffRole } from '../model/index.ts';

/** The role and shops of somebody who works; an owner without shops works in all. */
export type StaffPlace = { readonly role: StaffRole; readonly shops: readonly string[] };
/** Somebody at work, in the shop that they are signed in to. */
export type StaffAtWork = StaffPlace & { readonly shop: string };

const RANKS: Readonly<Record<StaffRole, number>> = {
  cashier: 0,
  waiter: 0,
  kitchen: 0,
  manager: 1,
  areaManager: 2,
  owner: 3,
};
const LONG_PIN = 6;
const SHORT_PIN = 4;

/** Returns the shops whose people somebody manages: all, or these; a manager's is the one they are signed in to (office B6.1). */
export function shopsManagedBy({ role, shops, shop }: StaffAtWork): 'all' | readonly string[] {
  if (role === 'owner') return 'all';
  if (role === 'areaManager') return shops;
  return role === 'manager' ? [shop] : [];
}

/**
 * Returns true if somebody may make or change a person: owners everybody, area managers and managers those below
 * themselves whose shops are all theirs (office B6.1).
 */
export function mayManagePerson(by: StaffAtWork, person: StaffPlace): boolean {
  const managed = shopsManagedBy(by);
  if (managed === 'all') return true;
  const isBelow = RANKS[person.role] < RANKS[by.role];
  return isBelow && person.shops.length > 0 && person.shops.every((shop) => managed.includes(shop));
}

/** Returns the number of digits of a PIN that is drawn for a role (office B6.1). */
export function pinDigits(role: StaffRole): number {
  return RANKS[role] > 0 ? LONG_PIN : SHORT_PIN;
}

/** Returns true if two people work in a shop together, so that their PINs have to differ. */
export function workTogether(one: StaffPlace, other: StaffPlace): boolean {
  return isEverywhere(one) || isEverywhere(other) || one.shops.some((shop) => other.shops.includes(shop));
}

/**
 * Returns true if a change of place needs a new PIN: a longer one, or one that nobody has in a shop that is new to the
 * person (office B6.1).
 */
export function needsNewPin(before: StaffPlace, after: StaffPlace): boolean {
  if (pinDigits(after.role) > pinDigits(before.role)) return true;
  if (isEverywhere(before)) return false;
  return isEverywhere(after) || after.shops.some((shop) => !before.shops.includes(shop));
}

function isEverywhere({ role, shops }: StaffPlace): boolean {
  return role === 'owner' && shops.length === 0;
}
