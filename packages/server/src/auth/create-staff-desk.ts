import type { Authenticated, Product, Staff } from '@comanda/contract';
import { changeStock } from '../catalogue/change-stock.ts';
import { instantOf } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor, StaffDesk } from '../core.ts';
import { fromJsonText } from '../db/json-text.ts';
import { statement } from '../db/statement.ts';
import type { StoredStaff } from '../db/stored.ts';
import { shopOf } from '../ordering/availability.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { createBackOff } from './back-off.ts';
import { isSecretOf } from './secret-hash.ts';
import { readToken, signToken, TOKEN_SECONDS } from './token.ts';

const allStaff = statement<Record<never, never>>()((q) => q.selectFrom('staff').select('doc').orderBy('id'));
const oneStaff = statement<{ id: string }>()((q, p) =>
  q.selectFrom('staff').select('doc').where('id', '=', p.id),
);

/** Who works here: signing in by PIN, and what only staff may change. */
export function createStaffDesk(workshop: Workshop): StaffDesk {
  const { read, clock, secret } = workshop;
  const backOff = createBackOff(clock);
  /** The person of the shop with this PIN, as often as the back-off lets somebody try. */
  async function personWith(shop: string, pin: string, address: string): Promise<StoredStaff> {
    shopOf(workshop, shop);
    const key = `${shop}/${address}`;
    const wait = backOff.waitOf(key);
    if (wait > 0) throw new CodedError('tooManyRequests', { retryAfter: Math.ceil(wait / 1000) });
    // Counted before it is known to fail, so that guesses sent all at once are slowed down too.
    backOff.failed(key);
    const rows = await read.all(allStaff, {});
    const here = rows.map(({ doc }) => fromJsonText(doc)).filter((person) => worksIn(person, shop));
    const person = await whoseIs(pin, here);
    if (!person) throw new CodedError('invalidPin');
    backOff.succeeded(key);
    return person;
  }

  return {
    async signIn({ shop, pin }, address) {
      return authenticated(workshop, await personWith(shop, pin, address), shop);
    },
    async approve(shop, pin, address) {
      const person = await personWith(shop, pin, address);
      if (!mayApprove(person)) throw new CodedError('forbidden');
      return presentStaff(person);
    },
    async verify(token) {
      const claims = await readToken(secret, clock, token);
      const row = claims && (await read.first(oneStaff, { id: claims.staff }));
      const person = row && fromJsonText(row.doc);
      if (!claims || !person || !worksIn(person, claims.shop)) throw new CodedError('notAuthenticated');
      return { kind: 'staff', staff: presentStaff(person), shop: claims.shop };
    },
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

function worksIn({ role, shops }: Staff, shop: string): boolean {
  return shops.includes(shop) || (role === 'owner' && shops.length === 0);
}

/** Whose PIN is good for what needs a second person: a void, a refund, a price by hand. */
function mayApprove({ role }: Staff): boolean {
  return role === 'manager' || role === 'owner';
}

async function authenticated(
  { clock, secret }: Pick<Workshop, 'clock' | 'secret'>,
  person: StoredStaff,
  shop: string,
): Promise<Authenticated> {
  const accessToken = await signToken(secret, clock, { staff: person._id, shop });
  const expiresAt = instantOf((Math.floor(clock.now() / 1000) + TOKEN_SECONDS) * 1000);
  return { accessToken, expiresAt, shop, staff: presentStaff(person) };
}

function presentStaff({ _id, name, role, shops }: StoredStaff): Staff {
  return { _id, name, role, shops };
}
