import Type, { type Static } from 'typebox';
import { Device, DeviceKind, DeviceSettings, deviceReport } from '../entities/device.ts';
import { Closed, Instant, ShortText } from '../schema.ts';

/** The answer of create devices/pairingCodes: a code for the shop that the manager is signed in to. */
export const PairingCode = Closed(
  {
    /** The code to enter on the device, once and within ten minutes. */
    code: Type.String(),
    expiresAt: Instant,
  },
  { $id: 'PairingCode' },
);
export type PairingCode = Static<typeof PairingCode>;

/** Data of create devices/pair: exchanges a pairing code for the device's token. */
export const PairDevice = Closed(
  {
    /** In upper or lower case, with or without the dash. */
    code: Type.String({ minLength: 1, maxLength: 16, pattern: '^[A-Za-z0-9-]+$' }),
    name: ShortText(60),
    kind: DeviceKind,
    settings: Type.Optional(DeviceSettings),
  },
  { $id: 'PairDevice' },
);
export type PairDevice = Static<typeof PairDevice>;

export const PairedDevice = Closed(
  {
    device: Device,
    /** Answered once; it signs the device in until the device is revoked. */
    deviceToken: Type.String(),
  },
  { $id: 'PairedDevice' },
);
export type PairedDevice = Static<typeof PairedDevice>;

/** Data of patch devices/{id}. */
export const ChangeDevice = Closed(
  {
    name: Type.Optional(ShortText(60)),
    kind: Type.Optional(DeviceKind),
    /** Replaces the device's own settings. */
    settings: Type.Optional(DeviceSettings),
  },
  { $id: 'ChangeDevice' },
);
export type ChangeDevice = Static<typeof ChangeDevice>;

/** Data of create devices/beat: the report of the paired device that makes the call. */
export const DeviceBeat = Closed(deviceReport, { $id: 'DeviceBeat' });
export type DeviceBeat = Static<typeof DeviceBeat>;
