import { STAFF_ROLES, type StaffRole } from '@comanda/domain';

/** Fields whose numbers are amounts in minor units. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'outstanding', 'paid', 'price', 'tips', 'total']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** A value of an audited field, by how it is said. */
export type SaidValue =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'list'; readonly values: readonly SaidValue[] }
  | { readonly kind: 'moment'; readonly at: string }
  | { readonly kind: 'role'; readonly role: StaffRole }
  /** A text that may be the id of something with a name. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'yes' | 'no' };

/** Returns how the value of a field is said (office B6.5). */
export function valueKind(field: string, value: unknown): SaidValue {
  if (typeof value === 'boolean') return { kind: value ? 'yes' : 'no' };
  if (typeof value === 'number' && AMOUNTS.has(field)) return { kind: 'amount', amount: value };
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return { kind: 'list', values: value.map((each) => valueKind(field, each)) };
  if (typeof value !== 'string') return { kind: 'text', text: JSON.stringify(value) };
  const role = field === 'role' ? STAFF_ROLES.find((each) => each === value) : undefined;
  if (role !== undefined) return { kind: 'role', role };
  return MOMENT.test(value) ? { kind: 'moment', at: value } : { kind: 'text', text: value };
}
