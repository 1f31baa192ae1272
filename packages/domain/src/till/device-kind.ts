import type { DeviceKind, DeviceMode } from '../model/index.ts';

const KINDS: Readonly<Record<DeviceKind, { readonly mode: DeviceMode; readonly idleSeconds: number }>> = {
  till: { mode: 'pos', idleSeconds: 60 },
  handheld: { mode: 'pos', idleSeconds: 180 },
  kiosk: { mode: 'kiosk', idleSeconds: 60 },
  tabletop: { mode: 'kiosk', idleSeconds: 60 },
};
/** The seconds of the countdown before a device locks, or forgets its guest (till T1.1). */
export const DEVICE_COUNTDOWN_SECONDS = 10;

/** Returns the mode that a kind of device works in (till T1.1). */
export function deviceMode(kind: DeviceKind): DeviceMode {
  return KINDS[kind].mode;
}

/** Returns the seconds without a touch until a device counts down: its own, or else those of its kind (till T1.1). */
export function idleSeconds({
  kind,
  settings = {},
}: {
  readonly kind: DeviceKind;
  readonly settings?: { readonly idleSeconds?: number };
}): number {
  return settings.idleSeconds ?? KINDS[kind].idleSeconds;
}
