import type { Device, EventName } from '@comanda/contract';
import type { Publish } from '../../outbox/index.ts';

/** Publishes a device to the managers of its shop. */
export function publishDevice(event: EventName<'devices'>, device: Device, publish: Publish): void {
  publish({ topic: 'devices', event, shop: device.shop, id: device._id, data: device });
}

/** Makes the live connections of the device verify their tokens again, on every node. */
export function publishIdentity(id: string, publish: Publish): void {
  publish({ topic: 'identities', event: 'patched', shop: '', id, data: {} });
}
