import type { Allergen, TableSession } from '@comanda/contract';
import { notedAllergens } from '../../../../data/sessions/noted-allergens.ts';
import { placementsOf } from './placements.ts';

/** Returns true if the dishes are shown by placement. */
export function isByPlacement(session: TableSession): boolean {
  return session.type === 'dineIn' && placementsOf(session).length > 1;
}

/** Returns the remark of a placement. */
export function remarkOf({ remarks = [] }: TableSession, order: number): string | undefined {
  return remarks.find((remark) => remark.order === order)?.text;
}

/** Returns the remarks on the whole order, with those of placements where these are not shown apart. */
export function wholeRemarks(session: TableSession): readonly string[] {
  const { remark, remarks = [] } = session;
  const said = isByPlacement(session) ? [] : remarks.map(({ text }) => text);
  return remark === undefined ? said : [remark, ...said];
}

/** Returns the allergens told with the whole order; none where placements are shown apart, each with its own. */
export function wholeAllergens(session: TableSession): readonly Allergen[] {
  return isByPlacement(session) ? [] : notedAllergens(session);
}
