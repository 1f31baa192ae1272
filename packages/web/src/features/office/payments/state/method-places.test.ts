import { describe, expect, test } from 'vitest';
import { channelOf, placesOf, possiblePlaces } from './method-places.ts';

describe('M1.1 the places of a way to pay', () => {
  test('are those at which its provider can be paid by', () => {
    expect(possiblePlaces('cash')).toEqual(['till', 'handheld']);
    expect(possiblePlaces('bbpos')).toEqual(['kiosk', 'till', 'handheld']);
    expect(possiblePlaces('stripe')).toEqual(['phone', 'kiosk']);
  });

  test('are all of them unless the method names some', () => {
    expect(placesOf({ provider: 'qr' })).toEqual(['phone', 'kiosk']);
    expect(placesOf({ provider: 'qr', channel: ['kiosk', 'till'] })).toEqual(['kiosk']);
  });

  test('are kept only where some are left out', () => {
    expect(channelOf('manual', ['handheld', 'till'])).toBeUndefined();
    expect(channelOf('manual', ['handheld'])).toEqual(['handheld']);
  });
});
