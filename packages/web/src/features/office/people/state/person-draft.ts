import type { Person } from '@comanda/contract';
import {
  mayManagePerson,
  STAFF_ROLES,
  type StaffAtWork,
  type StaffRole,
  shopsManagedBy,
} from '@comanda/domain';

/** A person as they are typed. */
export type PersonDraft = {
  readonly name: string;
  readonly role: StaffRole;
  readonly shops: readonly string[];
};
/** A field of the form. */
export type PersonField = 'name' | 'role' | 'shops';

/** Returns the form of a person; of a new one a waiter in the shop that the editor is signed in to. */
export function personDraftOf(person: Person | undefined, shop: string): PersonDraft {
  if (person === undefined) return { name: '', role: 'waiter', shops: [shop] };
  const { name, role, shops } = person;
  return { name, role, shops };
}

/** Returns the shops, in the order of the list, that somebody may put people into. */
export function offeredShops(by: StaffAtWork, shops: readonly string[]): readonly string[] {
  const managed = shopsManagedBy(by);
  return managed === 'all' ? shops : shops.filter((shop) => managed.includes(shop));
}

/** Returns the roles that somebody may give (office B6.1). */
export function offeredRoles(by: StaffAtWork): readonly StaffRole[] {
  const shops = offeredShops(by, [by.shop]);
  return STAFF_ROLES.filter((role) => mayManagePerson(by, { role, shops }));
}

/** Returns the problem that the form finds before anything is sent; undefined if there is none. */
export function draftProblem({ name, role, shops }: PersonDraft): PersonField | undefined {
  if (name.trim() === '') return 'name';
  return shops.length === 0 && role !== 'owner' ? 'shops' : undefined;
}

/** Returns the field that a refusal of the server is about; undefined if it is about none. */
export function refusedField(code: string): PersonField | undefined {
  if (code === 'forbidden' || code === 'lastOwner') return 'role';
  return code === 'shopNotFound' ? 'shops' : undefined;
}
