import type { AuthenticatedDevice, Device } from '@comanda/contract';
import { forgetLocale } from '../../i18n/forget-locale.ts';
import { create } from '../calls/connection.ts';
import { type PosDevice, posDevice } from './pos-device.ts';

/** Entries of local storage that a paired device keeps (T1.4). */
const KEPT = new Set([
  'comanda.pos',
  'comanda.staff',
  'comanda.locale',
  'comanda.languages',
  'comanda.theme',
]);

/** Removes what this browser stored as a guest's or a member's. */
export function clearGuestStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('comanda.') && !KEPT.has(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // storage is forbidden: nothing was stored
  }
}

/** Turns point-of-sale mode on for a paired device; the page that is loaded next is in it. */
export function startPosMode(paired: Omit<PosDevice, 'isOn'>): void {
  clearGuestStorage();
  if (paired.device.kind === 'kiosk') forgetLocale();
  posDevice.set({ ...paired, isOn: true });
}

/** Takes over the device's record, with what a manager changed meanwhile. */
export function takeDevice(device: Device): void {
  posDevice.set((now) => now && { ...now, device });
}

/**
 * Signs the live connection in as this device. @returns false if the browser is not paired
 * @throws {CallError} `notAuthenticated` once the device is revoked
 */
export async function signInDevice(): Promise<boolean> {
  const paired = posDevice.get();
  if (paired === null) return false;
  const { device } = await create<AuthenticatedDevice>('authentication', {
    strategy: 'device',
    deviceToken: paired.token,
  });
  takeDevice(device);
  return true;
}
