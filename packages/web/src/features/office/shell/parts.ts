import { ROUTES } from '../../../lib/routes.ts';
import { MenuPart, TablesPart } from './lazy.ts';

/** The parts of the office, in the order of its navigation; the first is where it opens. */
export const PARTS = [
  { id: 'menu', icon: 'hot', Part: MenuPart },
  { id: 'tables', icon: 'dine', Part: TablesPart },
] as const;
export type PartId = (typeof PARTS)[number]['id'];

/** Returns the address of a part. */
export function officePath(part: PartId): string {
  return ROUTES.office.replace(':part?', part);
}
