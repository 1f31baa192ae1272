import type { Authenticated, ChangeShop, Product, Shop, Staff } from '@comanda/contract';
import { shopOf } from '../../catalogue/availability/index.ts';
import { changeShop, changeStock, type StockChange } from '../../catalogue/editing/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { type AuthGuards, pinKeys } from '../attempt-limiter/index.ts';
import { startLogIn } from '../log-ins/index.ts';
import { allStaff, presentStaff, worksIn } from '../stores/index.ts';
import {
  isSecretOf,
  readTrustedDeviceToken,
  SHIFT_SECONDS,
  signToken,
  signTrustedDeviceToken,
} from '../tokens/index.ts';

export type StaffAuth = {
  /**
   * Exchanges a PIN for a token. `address` is the caller's, `actor` a device or staff already signed in, `known` the
   * trusted-device token of an earlier sign-in. Throws `invalidPin`, or `tooManyRequests` with `retryAfter` (s).
   */
  signIn(
    call: { shop: string; pin: string; known?: string },
    address: string,
    actor?: Actor,
  ): Promise<Authenticated>;
  /**
   * Returns the manager or owner whose PIN approves a call in the shop. Throws `invalidPin`, `forbidden` for other
   * staff, or `tooManyRequests`: attempts count as at sign-in. `actor` makes the call.
   */
  approve(shop: string, pin: string, address: string, actor?: Actor): Promise<Staff>;
  /** Opens or closes the actor's shop, or one of its order types, for guests. */
  changeShop(shop: string, change: ChangeShop, actor: Actor): Promise<Shop>;
  /** Changes the stock of a product in the actor's shop, and returns the product. */
  changeStock(product: string, change: StockChange, actor: Actor): Promise<Product>;
};

const STAFF_SUBJECT = /^staff:(.{1,64})$/;

/** Creates the sign-in of staff by PIN, their approvals, and the changes that only staff may make. */
export function createStaffAuth(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
): StaffAuth {
  const { read, write } = context;

  /** Returns the staff member of the shop with a PIN, within the attempt limits. Throws `invalidPin`. */
  async function staffByPin(
    { shop, pin }: { readonly shop: string; readonly pin: string },
    address: string,
    trusted: string | undefined,
  ): Promise<StoredStaff> {
    shopOf(context, shop);
    const keys = pinKeys(shop, address, trusted);
    await attemptLimiter.consume(keys);
    const staff = (await allStaff(read)).filter((person) => worksIn(person, shop));
    const person = await findByPin(pin, staff);
    if (!person) throw new CodedError('invalidPin');
    // An untrusted key keeps its backoff: a sign-in of staff does not clear the failures of guests at the address.
    await attemptLimiter.refund(keys, trusted === undefined ? undefined : keys[0]?.name);
    return person;
  }

  return {
    async signIn({ shop, pin, known }, address, actor) {
      const trusted = STAFF_SUBJECT.exec((await readTrustedDeviceToken(context, known)) ?? '')?.[1];
      const person = await staffByPin({ shop, pin }, address, trustedSubject(actor, shop) ?? trusted);
      const device = actor === undefined ? undefined : deviceOf(actor, shop);
      const subject = person._id;
      const logInRequest = { kind: 'staff', subject, life: 'shift', shop, device } as const;
      const { id: logIn } = await write((tx) => startLogIn(tx, context, logInRequest));
      const onDevice = device === undefined ? {} : { device };
      const claims = { kind: 'staff', subject, shop, logIn, ...onDevice } as const;
      const token = await signToken(context, claims, SHIFT_SECONDS);
      const staff = presentStaff(person);
      return {
        ...token,
        shop,
        staff,
        ...onDevice,
        known: await signTrustedDeviceToken(context, `staff:${subject}`),
      };
    },
    async approve(shop, pin, address, actor) {
      const person = await staffByPin({ shop, pin }, address, trustedSubject(actor, shop));
      if (!mayApprove(person)) throw new CodedError('forbidden');
      return presentStaff(person);
    },
    changeShop: (shop, change, actor) => changeShop(context, shop, change, actor),
    async changeStock(product, change, actor: Actor): Promise<Product> {
      if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
      return changeStock(context, product, change, actor);
    },
  };
}

/** Returns the person with a PIN. All are compared, so that timing does not reveal whose PIN it is. */
async function findByPin(pin: string, people: readonly StoredStaff[]): Promise<StoredStaff | undefined> {
  const isMatch = await Promise.all(people.map(({ pinHash }) => isSecretOf(pin, pinHash)));
  return people.find((_person, index) => isMatch[index]);
}

/** Returns whether a staff member's PIN may approve a void, a refund or a manual price. */
function mayApprove({ role }: Staff): boolean {
  return role === 'manager' || role === 'owner';
}

/** Returns the subject whose counter applies when a device or staff of the shop is signed in; else undefined. */
function trustedSubject(actor: Actor | undefined, shop: string): string | undefined {
  if (actor === undefined) return undefined;
  const device = deviceOf(actor, shop);
  if (device !== undefined) return `device:${device}`;
  return actor.kind === 'staff' && actor.shop === shop ? actor.staff._id : undefined;
}

function deviceOf(actor: Actor, shop: string): string | undefined {
  const isHere = (actor.kind === 'device' || actor.kind === 'staff') && actor.shop === shop;
  return isHere ? actor.device : undefined;
}
