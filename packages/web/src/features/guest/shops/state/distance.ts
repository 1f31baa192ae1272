import type { Shop } from '@comanda/contract';
import { numberFormat } from '../../../../lib/formats.ts';

/** A position in degrees. */
export type Location = NonNullable<Shop['location']>;

const EARTH_METRES = 6_371_000;
const KILOMETRE = 1000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in metres. */
export function distance(from: Location, to: Location): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Formats metres as `350 m`, `1.2 km` or `840 km`. */
export function distanceText(metres: number, locale: string): string {
  const isNear = metres < KILOMETRE - 5;
  const value = isNear ? Math.max(10, Math.round(metres / 10) * 10) : metres / KILOMETRE;
  return numberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** A shop with its distance in metres; undefined without a location. */
export type ShopAway = { readonly shop: Shop; readonly metres: number | undefined };

/** Returns the shops nearest first; those without a location come last, in their original sequence. */
export function nearestFirst(shops: readonly Shop[], here: Location): readonly ShopAway[] {
  const away = shops.map((shop) => ({ shop, metres: shop.location && distance(here, shop.location) }));
  return away.sort((one, other) => {
    return (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY) || 0;
  });
}
