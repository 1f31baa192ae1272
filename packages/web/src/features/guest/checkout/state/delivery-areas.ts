import type { DeliveryZone } from '@comanda/contract';
import { matchesKeyword } from '@comanda/domain';

/** A place that people know, with the zone it is in. */
export type DeliveryArea = { readonly name: DeliveryZone['name']; readonly zone: DeliveryZone };

/** The areas whose name in any language contains the keyword, those of a zone whose name does included. */
export function deliveryAreas(zones: readonly DeliveryZone[], keyword: string): readonly DeliveryArea[] {
  return zones.flatMap((zone) => {
    const areas = zone.areas.length > 0 ? zone.areas : [zone.name];
    const isWhole = matchesKeyword({ name: zone.name }, keyword);
    return areas
      .filter((name) => isWhole || matchesKeyword({ name }, keyword))
      .map((name) => ({ name, zone }));
  });
}
