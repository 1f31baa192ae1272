import type { Shop } from '@comanda/contract';
import { numberFormat } from '../../../../lib/formats.ts';

/** A place on the earth, in degrees. */
export type Location = NonNullable<Shop['location']>;

const EARTH_METRES = 6_371_000;
const KILOMETRE = 1000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places, as the crow flies. */
export function distance(from: Location, to: Location): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Metres in words: `350 m`, `1.2 km`, `840 km`. */
export function distanceText(metres: number, locale: string): string {
  const isNear = metres < KILOMETRE - 5;
  const value = isNear ? Math.max(10, Math.round(metres / 10) * 10) : metres / KILOMETRE;
  return numberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** A shop and how far it is, in metres; undefined when it does not say where it is. */
export type ShopAway = { readonly shop: Shop; readonly metres: number | undefined };

/** The shops, the nearest first; those that do not say where they are come last, as they were. */
export function nearestFirst(shops: readonly Shop[], here: Location): readonly ShopAway[] {
  const away = shops.map((shop) => ({ shop, metres: shop.location && distance(here, shop.location) }));
  return away.sort((one, other) => {
    return (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY) || 0;
  });
}
