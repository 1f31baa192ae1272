import type { PaymentMethod } from '@comanda/contract';
import { isTillProvider, PAYMENT_CHANNELS, type PaymentChannel } from '@comanda/domain';

/** Returns the places at which a provider's methods can be paid by at all. */
export function possiblePlaces(provider: string): readonly PaymentChannel[] {
  if (isTillProvider(provider)) return ['till', 'handheld'];
  if (provider === 'bbpos') return ['kiosk', 'till', 'handheld'];
  return ['phone', 'kiosk'];
}

/** Returns the places of its provider at which a method is offered. */
export function placesOf({
  provider,
  channel,
}: Pick<PaymentMethod, 'provider' | 'channel'>): readonly PaymentChannel[] {
  const possible = possiblePlaces(provider);
  return possible.filter((place) => channel === undefined || channel.includes(place));
}

/** Returns the field for chosen places; undefined where they are all that are possible, so that it is offered everywhere. */
export function channelOf(provider: string, chosen: readonly string[]): PaymentChannel[] | undefined {
  const isAll = possiblePlaces(provider).every((place) => chosen.includes(place));
  return isAll ? undefined : PAYMENT_CHANNELS.filter((place) => chosen.includes(place));
}
