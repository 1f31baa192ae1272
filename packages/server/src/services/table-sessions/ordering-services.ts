import { CALLS, createValidator } from '@comanda/contract';
import { toString as drawCode } from 'qrcode';
import type { Actor } from '../../core/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import { room } from '../../realtime/index.ts';
import { badRequest, createAction, type Handlers, identified, onlyNames, validated } from '../call/index.ts';
import { createPickupSlotsService } from '../pickup-slots/index.ts';

const receiptRequest = createValidator(CALLS['tableSessions/receipt'].create.data);
const riderLinkRequest = createValidator(CALLS['tableSessions/riderLink'].create.data);
const subscription = createValidator(CALLS['tableSessions/subscribe'].create.data);

/** Serves the address of a bill's receipt and its QR code as SVG. */
function createReceiptService(ordering: Ordering) {
  return {
    async create(data, call) {
      onlyNames(call.query);
      const path = await ordering.receiptPath(validated(receiptRequest, data), call.actor);
      const url = `${call.origin}${path}`;
      const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
      return { url, svg };
    },
  } satisfies Handlers;
}

/** Serves the address of a rider's link and its QR code as SVG. */
function createRiderLinkService(ordering: Ordering) {
  return {
    async create(data, call) {
      onlyNames(call.query);
      const link = await ordering.riderLink(validated(riderLinkRequest, data), call.actor);
      const url = `${call.origin}${link.path}`;
      const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
      return { url, svg, expiresAt: link.expiresAt };
    },
  } satisfies Handlers;
}

/** Serves the call by which a connection follows a bill. */
function createSubscribeService(ordering: Ordering) {
  /** Returns true if the actor may follow the bill by role or ownership only, not as any guest may. */
  async function isPrivileged(item: string, actor: Actor): Promise<boolean> {
    if (actor.kind !== 'member') return actor.kind === 'staff';
    return ordering.ensureAccess(item, undefined, { kind: 'guest' }).then(
      () => false,
      () => true,
    );
  }

  return {
    async create(data, call) {
      onlyNames(call.query);
      const { item, restoreKey } = validated(subscription, data);
      if (call.listener === undefined) throw badRequest({ field: 'connection', rule: 'required' });
      await ordering.ensureAccess(item, restoreKey, call.actor);
      const isByRole = restoreKey === undefined && (await isPrivileged(item, call.actor));
      if (isByRole) call.listener.joinAsStaff(room.session(item));
      else call.listener.join(room.session(item));
      return { _id: item };
    },
  } satisfies Handlers;
}

/** Serves the calls that open, change and follow a bill. */
export function createOrderingServices(ordering: Ordering) {
  return {
    pickupSlots: createPickupSlotsService(ordering),
    'tableSessions/create': createAction('tableSessions/create', (data, actor, address) =>
      ordering.create(identified(data), actor, address),
    ),
    'tableSessions/order': createAction('tableSessions/order', (data, actor, address) =>
      ordering.order(identified(data), actor, address),
    ),
    'tableSessions/sell': createAction('tableSessions/sell', (data, actor, address) =>
      ordering.sell(data, { actor, address }),
    ),
    'tableSessions/quote': createAction('tableSessions/quote', ordering.quote),
    'tableSessions/createOrResume': createAction('tableSessions/createOrResume', ordering.createOrResume),
    'tableSessions/seat': createAction('tableSessions/seat', ordering.seat),
    'tableSessions/assign': createAction('tableSessions/assign', ordering.assign),
    'tableSessions/changeSection': createAction('tableSessions/changeSection', ordering.changeSection),
    'tableSessions/updatePayment': createAction('tableSessions/updatePayment', ordering.updatePayment),
    'tableSessions/accept': createAction('tableSessions/accept', ordering.accept),
    'tableSessions/decline': createAction('tableSessions/decline', ordering.decline),
    'tableSessions/handOver': createAction('tableSessions/handOver', ordering.handOver),
    'tableSessions/riderLink': createRiderLinkService(ordering),
    'tableSessions/rider': createAction('tableSessions/rider', (data, actor, address) =>
      ordering.rider(data, { actor, address }),
    ),
    'tableSessions/riderHandOver': createAction('tableSessions/riderHandOver', (data, actor, address) =>
      ordering.riderHandOver(data, { actor, address }),
    ),
    'tableSessions/fire': createAction('tableSessions/fire', ordering.fire),
    'tableSessions/hold': createAction('tableSessions/hold', ordering.hold),
    'tableSessions/rush': createAction('tableSessions/rush', ordering.rush),
    'tableSessions/receipt': createReceiptService(ordering),
    'tableSessions/callStaff': createAction('tableSessions/callStaff', ordering.callStaff),
    'tableSessions/answerCall': createAction('tableSessions/answerCall', ordering.answerCall),
    'devices/callStaff': createAction('devices/callStaff', (_nothing, actor) =>
      ordering.callFromDevice(actor),
    ),
    'devices/answerCall': createAction('devices/answerCall', ordering.answerDeviceCall),
    'tableSessions/setTimes': createAction('tableSessions/setTimes', ordering.setTimes),
    'tableSessions/join': createAction('tableSessions/join', ordering.join),
    'tableSessions/nameGuest': createAction('tableSessions/nameGuest', ordering.nameGuest),
    'tableSessions/changeCapacity': createAction('tableSessions/changeCapacity', ordering.changeCapacity),
    'tableSessions/shareLines': createAction('tableSessions/shareLines', ordering.shareLines),
    'tableSessions/subscribe': createSubscribeService(ordering),
  } satisfies Record<string, Handlers>;
}
