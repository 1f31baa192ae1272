import type { Device } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';
import { flag, having, lenient, object, oneOf, text } from '../../lib/schema.ts';

/** The hand that a handheld is worked with. */
export type Hand = 'left' | 'right';

/** Pairing of this browser with a shop; while it is on, the browser is in point-of-sale mode (T1.4). */
export type PosDevice = {
  /** True in point-of-sale mode; read before anything else is (`isPosMode`). */
  readonly isOn: boolean;
  /** The device as of its last sign-in. */
  readonly device: Device;
  /** Signs the device in until it is revoked. */
  readonly token: string;
  /** Preference of this device; the right hand when absent. */
  readonly hand?: Hand | undefined;
};

export const posDevice = createPersisted<PosDevice | null>({
  key: 'comanda.pos',
  version: 1,
  schema: object({
    isOn: flag,
    device: having<Device>({ _id: text, shop: text, name: text, kind: text }),
    token: text,
    hand: lenient(oneOf<Hand>(['left', 'right'])),
  }),
  initial: () => null,
  isKeptInPosMode: true,
});
