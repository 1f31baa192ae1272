import type { Authenticated, ChangeShop, Product, Shop, StaffName } from '@comanda/contract';
import { abilitiesOf } from '@comanda/domain';
import { changeShop, changeStock, type StockChange } from '../../catalogue/editing/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { tablesByServer } from '../../sessions/index.ts';
import { draftsByHolder } from '../../till/drafts/index.ts';
import { readTillSettings } from '../../till/settings/index.ts';
import type { AuthGuards } from '../attempt-limiter/index.ts';
import { endEarlierDeviceLogIns, startLogIn } from '../log-ins/index.ts';
import { checkPin, pinOrigin } from '../pins/index.ts';
import { allStaff, presentStaff, readDevice, worksIn } from '../stores/index.ts';
import { readTrustedDeviceToken, SHIFT_SECONDS, signToken, signTrustedDeviceToken } from '../tokens/index.ts';

export type StaffAuth = {
  /**
   * Exchanges a PIN for a token. `address` is the caller's, `actor` a device or staff already signed in, `known` the
   * trusted-device token of an earlier sign-in. With `staff`, on a paired device, only that person's PIN is tried.
   * Throws `invalidPin`, `deviceNeeded`, or `tooManyRequests` with `retryAfter` (s).
   */
  signIn(
    call: { shop: string; pin: string; staff?: string; known?: string },
    address: string,
    actor?: Actor,
  ): Promise<Authenticated>;
  /** Ends the log-ins of staff on a device that began before one (till T2.1). */
  endEarlierLogIns(current: { readonly device: string; readonly logIn: string }): Promise<void>;
  /**
   * Returns the people of the shop of the paired point-of-sale device that the actor is, with their drafts and
   * tables. Throws `forbidden`.
   */
  names(actor: Actor): Promise<readonly StaffName[]>;
  /** Opens or closes the actor's shop, or one of its order types, for guests. */
  changeShop(shop: string, change: ChangeShop, actor: Actor): Promise<Shop>;
  /** Changes the stock of a product in the actor's shop, and returns the product. */
  changeStock(product: string, change: StockChange, actor: Actor): Promise<Product>;
};

const STAFF_SUBJECT = /^staff:(.{1,64})$/;

/** Creates the sign-in of staff by PIN, and the changes that only staff may make. */
export function createStaffAuth(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
): StaffAuth {
  const { write } = context;

  return {
    async signIn({ shop, pin, staff, known }, address, actor) {
      const trusted = STAFF_SUBJECT.exec((await readTrustedDeviceToken(context, known)) ?? '')?.[1];
      const device = actor === undefined ? undefined : deviceOf(actor, shop);
      if (device === undefined) await ensureDeviceNotNeeded(context.read, { shop, staff });
      const origin = pinOrigin(actor, shop, { address, known: trusted });
      const person = await checkPin(context, attemptLimiter, { shop, pin, staff }, origin);
      return startShift(context, person, { shop, device });
    },
    async endEarlierLogIns({ device, logIn }) {
      await write((tx, publish) => endEarlierDeviceLogIns(tx, { device, logIn }, publish));
    },
    async names(actor) {
      const device = 'device' in actor && actor.device !== undefined ? actor.device : undefined;
      const paired = device === undefined ? undefined : await readDevice(context.read, device);
      if (paired?.mode !== 'pos')
        throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
      const people = (await allStaff(context.read)).filter((person) => worksIn(person, paired.shop));
      const draftCounts = await draftsByHolder(context.read, paired.shop);
      const tableCounts = await tablesByServer(context.read, paired.shop);
      return people.map(({ _id, name, role }) => {
        const drafts = draftCounts.get(_id);
        const tables = tableCounts.get(_id);
        return {
          ...{ _id, name, role },
          ...(drafts !== undefined && { drafts }),
          ...(tables !== undefined && { tables }),
        };
      });
    },
    changeShop: (shop, change, actor) => changeShop(context, shop, change, actor),
    async changeStock(product, change, actor: Actor): Promise<Product> {
      return changeStock(context, product, change, { shop: stockShop(actor), actor });
    },
  };
}

/** Returns the shop whose stock somebody changes: that of the staff, or the only one of another program's token. */
function stockShop(actor: Actor): string {
  if (actor.kind === 'staff') return actor.shop;
  const [only] = actor.kind === 'integration' && actor.shops.length === 1 ? actor.shops : [];
  if (only === undefined) throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  return only;
}

/**
 * Throws `deviceNeeded` for a person named elsewhere than on a paired device, and where the shop's staff sign in on those
 * only (till T2.2).
 */
async function ensureDeviceNotNeeded(
  read: CoreContext['read'],
  { shop, staff }: { readonly shop: string; readonly staff: string | undefined },
): Promise<void> {
  const { pinOnDevicesOnly } = await readTillSettings(read, shop);
  if (pinOnDevicesOnly || staff !== undefined) throw new CodedError('deviceNeeded');
}

/** Starts the log-in of a person in a shop, on a paired device if there is one. */
async function startShift(
  context: CoreContext,
  person: StoredStaff,
  { shop, device }: { readonly shop: string; readonly device: string | undefined },
): Promise<Authenticated> {
  const { _id: subject } = person;
  const logInRequest = { kind: 'staff', subject, life: 'shift', strength: 'pin', shop, device } as const;
  const { id: logIn } = await context.write((tx) => startLogIn(tx, context, logInRequest));
  const onDevice = device === undefined ? {} : { device };
  const claims = { kind: 'staff', subject, shop, logIn, ...onDevice } as const;
  const token = await signToken(context, claims, SHIFT_SECONDS);
  const known = await signTrustedDeviceToken(context, `staff:${subject}`);
  const abilities = abilitiesOf(person.role, await readTillSettings(context.read, shop));
  return { ...token, shop, staff: presentStaff(person), abilities, ...onDevice, known };
}

function deviceOf(actor: Actor, shop: string): string | undefined {
  const isHere = (actor.kind === 'device' || actor.kind === 'staff') && actor.shop === shop;
  return isHere ? actor.device : undefined;
}
