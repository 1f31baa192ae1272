import type { Allergen, Product } from '@comanda/contract';

/** Relation of a dish to the allergies of its ticket. */
export type AllergyNote = { readonly contains: readonly Allergen[]; readonly isUnknown: boolean };

/**
 * Returns what is known of a dish of a ticket with allergies (K2.6): the allergens it contains, and that they are not
 * on record. Undefined says nothing, never that it is free: its choices are not looked at.
 */
export function allergyNote(
  allergies: readonly Allergen[] | undefined,
  product: Pick<Product, 'allergens'> | undefined,
): AllergyNote | undefined {
  if (allergies === undefined || allergies.length === 0) return undefined;
  if (product?.allergens === undefined) return { contains: [], isUnknown: true };
  const contains = allergies.filter((each) => product.allergens?.includes(each));
  return contains.length > 0 ? { contains, isUnknown: false } : undefined;
}
