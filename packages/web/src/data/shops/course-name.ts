import type { Shop } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';

/** Returns the name that a shop gives to a course (K2.4); undefined for one that is called by its number. */
export function courseName(
  shop: Pick<Shop, 'courseNames'> | undefined,
  course: number,
): LocalizedText | undefined {
  return shop?.courseNames?.find((each) => each.course === course)?.name;
}
