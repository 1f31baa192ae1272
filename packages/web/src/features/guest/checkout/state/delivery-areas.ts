import type { DeliveryZone } from '@comanda/contract';
import { matchesKeyword } from '@comanda/domain';

/** A named area with its delivery zone. */
export type DeliveryArea = { readonly name: DeliveryZone['name']; readonly zone: DeliveryZone };

/** Returns the areas that match the keyword in any language, by their own name or their zone's. */
export function deliveryAreas(zones: readonly DeliveryZone[], keyword: string): readonly DeliveryArea[] {
  return zones.flatMap((zone) => {
    const areas = zone.areas.length > 0 ? zone.areas : [zone.name];
    const isWhole = matchesKeyword({ name: zone.name }, keyword);
    return areas
      .filter((name) => isWhole || matchesKeyword({ name }, keyword))
      .map((name) => ({ name, zone }));
  });
}
