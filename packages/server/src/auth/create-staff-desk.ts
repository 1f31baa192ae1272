import type { Product, Staff } from '@comanda/contract';
import { changeShop } from '../catalogue/change-shop.ts';
import { changeStock } from '../catalogue/change-stock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { StoredStaff } from '../db/stored.ts';
import { shopOf } from '../ordering/availability.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { SHIFT_SECONDS, signToken } from './access-token.ts';
import type { AuthParts } from './auth-parts.ts';
import { pinKeys } from './guess-keys.ts';
import type { StaffDesk } from './identity.ts';
import { markOf, whoseMark } from './known-place.ts';
import { startLogIn } from './log-ins.ts';
import { isSecretOf } from './secret-hash.ts';
import { allStaff, presentStaff, worksIn } from './staff-store.ts';

const MARK = /^staff:(.{1,64})$/;

/** Who works here: signing in by PIN, and what only staff may change. */
export function createStaffDesk(workshop: Workshop, { guesses }: Pick<AuthParts, 'guesses'>): StaffDesk {
  const { read, write } = workshop;

  /** The person of the shop with this PIN, as often as somebody may try. */
  async function personWith(
    { shop, pin }: { readonly shop: string; readonly pin: string },
    address: string,
    known: string | undefined,
  ): Promise<StoredStaff> {
    shopOf(workshop, shop);
    const keys = pinKeys(shop, address, known);
    await guesses.trying(keys);
    const here = (await allStaff(read)).filter((person) => worksIn(person, shop));
    const person = await whoseIs(pin, here);
    if (!person) throw new CodedError('invalidPin');
    // guesses from an address stay counted: whoever works there does not clear them for a guest who guesses
    await guesses.succeeded(keys, known === undefined ? undefined : keys[0]?.name);
    return person;
  }

  return {
    async signIn({ shop, pin, known }, address, actor) {
      const mark = MARK.exec((await whoseMark(workshop, known)) ?? '')?.[1];
      const person = await personWith({ shop, pin }, address, knownBy(actor, shop) ?? mark);
      const device = actor === undefined ? undefined : deviceOf(actor, shop);
      const subject = person._id;
      const begun = { kind: 'staff', subject, life: 'shift', shop, device } as const;
      const { id: logIn } = await write((tx) => startLogIn(tx, workshop, begun));
      const onDevice = device === undefined ? {} : { device };
      const claims = { kind: 'staff', subject, shop, logIn, ...onDevice } as const;
      const token = await signToken(workshop, claims, SHIFT_SECONDS);
      const staff = presentStaff(person);
      return { ...token, shop, staff, ...onDevice, known: await markOf(workshop, `staff:${subject}`) };
    },
    async approve(shop, pin, address, actor) {
      const person = await personWith({ shop, pin }, address, knownBy(actor, shop));
      if (!mayApprove(person)) throw new CodedError('forbidden');
      return presentStaff(person);
    },
    changeShop: (shop, change, actor) => changeShop(workshop, shop, change, actor),
    async changeStock(product, change, actor: Actor): Promise<Product> {
      if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
      return changeStock(workshop, product, change, actor);
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
