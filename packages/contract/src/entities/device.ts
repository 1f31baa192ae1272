import { DEVICE_KINDS, DEVICE_MODES, PRINTER_STATES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, ShortText, stamps } from '../schema.ts';

/** The use of a paired device: point of sale for signed-in staff, or a kiosk for guests. */
export const DeviceMode = Type.Enum(DEVICE_MODES);
export type DeviceMode = Static<typeof DeviceMode>;

/** The kind of a paired device, which decides its mode. */
export const DeviceKind = Type.Enum(DEVICE_KINDS);

/** A device's own settings; what is absent is as its kind has it. */
export const DeviceSettings = Closed(
  {
    /** Seconds without a touch until the device counts down. */
    idleSeconds: Type.Optional(Type.Integer({ minimum: 30, maximum: 900 })),
    /** The characters that the scanner sends around a code. */
    scanner: Type.Optional(
      Closed({ prefix: Type.Optional(ShortText(8)), suffix: Type.Optional(ShortText(8)) }),
    ),
    /** Of a kiosk: guests who eat here take a tent with a number, or their order's number is called. */
    eatHere: Type.Optional(Type.Enum(['tent', 'number'])),
    /** Of a kiosk: the lower edge of the screen above the floor and its height, in millimetres. */
    screen: Type.Optional(
      Closed({
        bottomMm: Type.Integer({ minimum: 0, maximum: 3_000 }),
        heightMm: Type.Integer({ minimum: 50, maximum: 3_000 }),
      }),
    ),
  },
  { $id: 'DeviceSettings' },
);
export type DeviceSettings = Static<typeof DeviceSettings>;

/** The fields of a device's report. */
export const deviceReport = {
  /** The calls that wait in its outbox, and when the oldest was made. */
  waiting: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  oldestAt: Type.Optional(Instant),
  /** The version of the application it runs. */
  version: Type.Optional(ShortText(40)),
  /** The charge of its battery in per cent. */
  battery: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  isCharging: Type.Optional(Type.Boolean()),
  printer: Type.Optional(Type.Enum(PRINTER_STATES)),
};

export const Device = Entity('Device', {
  _id: Id('device'),
  shop: Id('shop'),
  name: ShortText(60),
  kind: DeviceKind,
  mode: DeviceMode,
  /** Its letter in the shop, which no other paired device has. */
  letter: Type.String({ pattern: '^[A-Z]{1,2}$' }),
  settings: Type.Optional(DeviceSettings),
  /** Precise to the minute. */
  lastSeenAt: Type.Optional(Instant),
  /** Its last report, every 30 seconds while it is on. */
  beat: Type.Optional(Closed({ at: Instant, ...deviceReport })),
  ...stamps,
});
export type Device = Static<typeof Device>;
