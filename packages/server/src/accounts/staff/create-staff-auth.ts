import type { Authenticated, ChangeShop, Product, Shop, Staff } from '@comanda/contract';
import { shopOf } from '../../catalogue/availability/index.ts';
import { changeShop, changeStock, type StockChange } from '../../catalogue/editing/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { type AuthParts, pinKeys } from '../attempt-limiter/index.ts';
import { startLogIn } from '../log-ins/index.ts';
import { allStaff, presentStaff, worksIn } from '../stores/index.ts';
import { deviceOfToken, isSecretOf, markOf, SHIFT_SECONDS, signToken } from '../tokens/index.ts';

export type StaffAuth = {
  /**
   * A PIN for a token; `address` is where the call came from, `actor` who is there already (a device, or staff),
   * `known` the mark of an earlier sign-in. `invalidPin`, or `tooManyRequests` with `retryAfter` (s).
   */
  signIn(
    call: { shop: string; pin: string; known?: string },
    address: string,
    actor?: Actor,
  ): Promise<Authenticated>;
  /**
   * The manager or owner whose PIN approves something in the shop. `invalidPin`, `forbidden` when the PIN is of
   * somebody who may not approve, or `tooManyRequests`: guesses count like those at sign-in. `actor` is who asks.
   */
  approve(shop: string, pin: string, address: string, actor?: Actor): Promise<Staff>;
  /** Opens and closes the actor's shop, or one of its ways to order, for guests. */
  changeShop(shop: string, change: ChangeShop, actor: Actor): Promise<Shop>;
  /** The product as the actor's shop sees it now. */
  changeStock(product: string, change: StockChange, actor: Actor): Promise<Product>;
};

const MARK = /^staff:(.{1,64})$/;

/** Who works here: signing in by PIN, and what only staff may change. */
export function createStaffAuth(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthParts, 'attemptLimiter'>,
): StaffAuth {
  const { read, write } = context;

  /** The person of the shop with this PIN, as often as somebody may try. */
  async function personWith(
    { shop, pin }: { readonly shop: string; readonly pin: string },
    address: string,
    known: string | undefined,
  ): Promise<StoredStaff> {
    shopOf(context, shop);
    const keys = pinKeys(shop, address, known);
    await attemptLimiter.trying(keys);
    const here = (await allStaff(read)).filter((person) => worksIn(person, shop));
    const person = await whoseIs(pin, here);
    if (!person) throw new CodedError('invalidPin');
    // guesses from an address stay counted: whoever works there does not clear them for a guest who guesses
    await attemptLimiter.succeeded(keys, known === undefined ? undefined : keys[0]?.name);
    return person;
  }

  return {
    async signIn({ shop, pin, known }, address, actor) {
      const mark = MARK.exec((await deviceOfToken(context, known)) ?? '')?.[1];
      const person = await personWith({ shop, pin }, address, knownBy(actor, shop) ?? mark);
      const device = actor === undefined ? undefined : deviceOf(actor, shop);
      const subject = person._id;
      const begun = { kind: 'staff', subject, life: 'shift', shop, device } as const;
      const { id: logIn } = await write((tx) => startLogIn(tx, context, begun));
      const onDevice = device === undefined ? {} : { device };
      const claims = { kind: 'staff', subject, shop, logIn, ...onDevice } as const;
      const token = await signToken(context, claims, SHIFT_SECONDS);
      const staff = presentStaff(person);
      return { ...token, shop, staff, ...onDevice, known: await markOf(context, `staff:${subject}`) };
    },
    async approve(shop, pin, address, actor) {
      const person = await personWith({ shop, pin }, address, knownBy(actor, shop));
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

/** The person with this PIN. Everybody is tried, so that the answer takes as long whoever it is. */
async function whoseIs(pin: string, people: readonly StoredStaff[]): Promise<StoredStaff | undefined> {
  const isTheirs = await Promise.all(people.map(({ pinHash }) => isSecretOf(pin, pinHash)));
  return people.find((_person, index) => isTheirs[index]);
}

/** Whose PIN is good for what needs a second person: a void, a refund, a price by hand. */
function mayApprove({ role }: Staff): boolean {
  return role === 'manager' || role === 'owner';
}

/** Under which name guesses count where a device or somebody who works in the shop is signed in already. */
function knownBy(actor: Actor | undefined, shop: string): string | undefined {
  if (actor === undefined) return undefined;
  const device = deviceOf(actor, shop);
  if (device !== undefined) return `device:${device}`;
  return actor.kind === 'staff' && actor.shop === shop ? actor.staff._id : undefined;
}

function deviceOf(actor: Actor, shop: string): string | undefined {
  const isHere = (actor.kind === 'device' || actor.kind === 'staff') && actor.shop === shop;
  return isHere ? actor.device : undefined;
}
