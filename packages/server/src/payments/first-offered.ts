import type { PaymentMethod } from '@comanda/contract';
import { isOfferedAt, type PaymentChannel } from '@comanda/domain';
import { readDevice } from '../accounts/stores/index.ts';
import type { Actor } from '../core/index.ts';
import type { Reads } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

/**
 * Returns the places at which a caller may pay: staff without a paired device are at the till or on a handheld. Undefined
 * for programs, which are at none.
 */
async function placesOf(
  read: Pick<Reads, 'first'>,
  actor: Actor,
): Promise<readonly PaymentChannel[] | undefined> {
  switch (actor.kind) {
    case 'guest':
    case 'member':
      return ['phone'];
    case 'device':
      return ['kiosk'];
    case 'staff': {
      const device = actor.device === undefined ? undefined : await readDevice(read, actor.device);
      if (device === undefined) return ['till', 'handheld'];
      return [device.kind === 'handheld' ? 'handheld' : 'till'];
    }
    case 'integration':
    case 'system':
      return undefined;
  }
}

/** A method as far as its places go. */
type Offered = Pick<PaymentMethod, 'channel'>;

/**
 * Returns the first of the methods that is offered where a caller is; undefined if there is none at all. Throws
 * `paymentMethodNotFound`, with the places of the first, if they are offered elsewhere only (payments M1.1).
 */
export async function firstOffered<Method extends Offered>(
  read: Pick<Reads, 'first'>,
  methods: readonly Method[],
  actor: Actor,
): Promise<Method | undefined> {
  const [first] = methods;
  if (first?.channel === undefined) return first;
  const places = await placesOf(read, actor);
  const isOffered = (method: Method) =>
    places === undefined || places.some((place) => isOfferedAt(method, place));
  const offered = methods.find(isOffered);
  if (offered !== undefined) return offered;
  throw new CodedError('paymentMethodNotFound', { because: 'channel', offeredAt: first.channel });
}
