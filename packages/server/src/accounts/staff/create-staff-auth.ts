import type { Authenticated, ChangeShop, Product, Shop } from '@comanda/contract';
import { changeShop, changeStock, type StockChange } from '../../catalogue/editing/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { AuthGuards } from '../attempt-limiter/index.ts';
import { startLogIn } from '../log-ins/index.ts';
import { checkPin, pinOrigin } from '../pins/index.ts';
import { presentStaff } from '../stores/index.ts';
import { readTrustedDeviceToken, SHIFT_SECONDS, signToken, signTrustedDeviceToken } from '../tokens/index.ts';

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
    async signIn({ shop, pin, known }, address, actor) {
      const trusted = STAFF_SUBJECT.exec((await readTrustedDeviceToken(context, known)) ?? '')?.[1];
      const origin = pinOrigin(actor, shop, { address, known: trusted });
      const person = await checkPin(context, attemptLimiter, { shop, pin }, origin);
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
    changeShop: (shop, change, actor) => changeShop(context, shop, change, actor),
    async changeStock(product, change, actor: Actor): Promise<Product> {
      if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
      return changeStock(context, product, change, actor);
    },
  };
}

function deviceOf(actor: Actor, shop: string): string | undefined {
  const isHere = (actor.kind === 'device' || actor.kind === 'staff') && actor.shop === shop;
  return isHere ? actor.device : undefined;
}
