import { FIELDS } from 'virtual:field-facts';
import type { FieldFact } from '@comanda/contract/field-facts';

/** Returns the facts of a field by its list and path, such as `shops.deliveryZones[].fee` (B10.2). Throws if there is none. */
export function fieldFact(of: string): FieldFact {
  const fact = FIELDS[of];
  if (fact === undefined) throw new Error(`no field ${of}`);
  return fact;
}
