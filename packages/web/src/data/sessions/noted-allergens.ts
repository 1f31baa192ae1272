import type { Allergen, TableSession } from '@comanda/contract';
import { ALLERGENS } from '@comanda/domain';

/** Returns the allergens that the kitchen was told of with a placement, or with any; once each, in the order of the list. */
export function notedAllergens(
  { allergies = [] }: Pick<TableSession, 'allergies'>,
  placement?: number,
): readonly Allergen[] {
  const told = allergies.filter(({ order }) => placement === undefined || order === placement);
  return ALLERGENS.filter((each) => told.some(({ allergens }) => allergens.includes(each)));
}
