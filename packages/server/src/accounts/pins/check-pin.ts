import { shopOf } from '../../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import {
  type AttemptKey,
  type AttemptLimiter,
  kioskPinKeys,
  namedPinKeys,
  pinKeys,
} from '../attempt-limiter/index.ts';
import { allStaff, worksIn } from '../stores/index.ts';
import { isSecretOf } from '../tokens/index.ts';

/** The place where a PIN was entered. */
export type PinOrigin = {
  readonly address: string;
  /** The subject of a counter of its own: a paired device, or the person signed in. */
  readonly trusted?: string;
  /** True on a kiosk, where only the PINs of the management are tried. */
  readonly isKiosk?: boolean;
};

/** A PIN entered in a shop; with `staff` only that person's is tried. */
type EnteredPin = { readonly shop: string; readonly pin: string; readonly staff?: string };

/**
 * Returns the person of the shop whose PIN was entered. Attempts count under the origin, and of a named person for that
 * person at the origin and everywhere (till T2.1). Throws `invalidPin`, at a trusted origin with the `triesLeft` and,
 * after the last, `retryAfter` (s); or `tooManyRequests` with `retryAfter`.
 */
export async function checkPin(
  context: CoreContext,
  attemptLimiter: AttemptLimiter,
  { shop, pin, staff: named }: EnteredPin,
  origin: PinOrigin,
): Promise<StoredStaff> {
  shopOf(context, shop);
  const here = (await allStaff(context.read)).filter((person) => worksIn(person, shop));
  const tried = here.filter(
    (person) => (named === undefined || person._id === named) && (!origin.isKiosk || mayManage(person)),
  );
  const keys = keysOf(shop, tried.length > 0 ? named : undefined, origin);
  const left = await attemptLimiter.consume(keys);
  const person = await findByPin(pin, tried);
  if (!person) throw new CodedError('invalidPin', origin.trusted === undefined ? {} : left);
  // An untrusted key keeps its backoff: a sign-in of staff does not clear the failures of guests at the address.
  await attemptLimiter.refund(keys, origin.trusted === undefined ? undefined : keys[0]?.name);
  return person;
}

/** Returns the origin of a PIN that an actor enters; `known` is a person who has signed in on the browser before. */
export function pinOrigin(
  actor: Actor | undefined,
  shop: string,
  { address, known }: { readonly address: string; readonly known?: string },
): PinOrigin {
  const isHere = (actor?.kind === 'device' || actor?.kind === 'staff') && actor.shop === shop;
  if (!isHere) return { address, trusted: known };
  const isKiosk = actor.kind === 'device' && actor.mode === 'kiosk';
  if (actor.device !== undefined) return { address, trusted: `device:${actor.device}`, isKiosk };
  return { address, trusted: actor.kind === 'staff' ? actor.staff._id : known };
}

function keysOf(
  shop: string,
  named: string | undefined,
  { address, trusted, isKiosk }: PinOrigin,
): readonly AttemptKey[] {
  if (isKiosk && trusted !== undefined) return kioskPinKeys(shop, trusted);
  if (named !== undefined) return namedPinKeys(shop, named, trusted ?? address);
  return pinKeys(shop, address, trusted);
}

/** Returns the person with a PIN. All are compared, so that timing does not reveal whose PIN it is. */
export async function findByPin(
  pin: string,
  people: readonly StoredStaff[],
): Promise<StoredStaff | undefined> {
  const isMatch = await Promise.all(people.map(({ pinHash }) => isSecretOf(pin, pinHash)));
  return people.find((_person, index) => isMatch[index]);
}

function mayManage({ role }: StoredStaff): boolean {
  return role === 'manager' || role === 'areaManager' || role === 'owner';
}
