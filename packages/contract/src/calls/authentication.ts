import { type Abilities, PERMISSION_VERDICTS, STAFF_ACTIONS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { ApiToken } from '../entities/api-token.ts';
import { Device } from '../entities/device.ts';
import { Staff, User } from '../entities/member.ts';
import { Closed, Id, Instant } from '../schema.ts';
import { Email, Phone } from './users.ts';

const Token = Type.String({ minLength: 1, maxLength: 4096 });
/** The token of an earlier sign-in, which exempts this device from the limit on others' attempts at its address. */
const Known = Type.Optional(Type.String({ minLength: 1, maxLength: 1024 }));
const Password = Type.String({ minLength: 1, maxLength: 128 });
/** A code of an authenticator app, or a recovery code, as it is typed. */
export const FactorCode = Type.String({ minLength: 6, maxLength: 32, pattern: '^[0-9A-Za-z -]+$' });
/** The place of the refresh token: an HTTP-only cookie (the default over REST), or the answer. */
const Refresh = Type.Optional(Type.Enum(['cookie', 'body']));

/** Data of create authentication: credentials for an access token; a live connection is signed in, too. */
export const Authenticate = Type.Union(
  [
    Closed({
      strategy: Type.Literal('pin'),
      shop: Id('shop'),
      pin: Type.String({ minLength: 4, maxLength: 12, pattern: '^[0-9]+$' }),
      /** The person who signs in, on a paired device: only their PIN is tried. */
      staff: Type.Optional(Id('staff')),
      /** The token of this device, if it is paired. */
      deviceToken: Type.Optional(Token),
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('local'),
      email: Email,
      password: Password,
      refresh: Refresh,
      /** True for a log-in of staff at the back office, which lasts 12 hours and is not renewed. */
      office: Type.Optional(Type.Literal(true)),
      /** A code of the second factor, or a recovery code, of staff who have set one up. */
      code: Type.Optional(FactorCode),
      /** The shop that staff start in at the office; their first one when absent, or not theirs. */
      shop: Type.Optional(Id('shop')),
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('local'),
      phone: Phone,
      password: Password,
      /** The shop whose country a number without country code belongs to; the first shop when absent. */
      shop: Type.Optional(Id('shop')),
      refresh: Refresh,
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('refresh'),
      /** The cookie's when absent. */
      refreshToken: Type.Optional(Token),
      /** The shop that the owner switches to. */
      shop: Type.Optional(Id('shop')),
    }),
    Closed({ strategy: Type.Literal('device'), deviceToken: Token }),
    Closed({ strategy: Type.Literal('jwt'), accessToken: Token }),
  ],
  { $id: 'Authenticate' },
);
export type Authenticate = Static<typeof Authenticate>;

const signedIn = {
  accessToken: Type.String(),
  expiresAt: Instant,
  /** Only if it was requested in the answer. */
  refreshToken: Type.Optional(Type.String()),
  /** A token to store and send with the next `pin` or `local`. */
  known: Type.Optional(Type.String()),
};

/** The decision of the shop's permission table about each action, which screens ask (till T2.3). */
const StaffAbilities = Type.Unsafe<Abilities>(
  Closed(Object.fromEntries(STAFF_ACTIONS.map((action) => [action, Type.Enum(PERMISSION_VERDICTS)]))),
);

/** The answer to a member of staff in a shop, or to the owner. */
export const Authenticated = Closed(
  {
    ...signedIn,
    shop: Id('shop'),
    staff: Staff,
    device: Type.Optional(Id('device')),
    /** Their rights in the shop; absent in the answer to the claim of an installation. */
    abilities: Type.Optional(StaffAbilities),
  },
  { $id: 'Authenticated' },
);
export type Authenticated = Static<typeof Authenticated>;

export const AuthenticatedMember = Closed({ ...signedIn, user: User }, { $id: 'AuthenticatedMember' });
export type AuthenticatedMember = Static<typeof AuthenticatedMember>;

/** The answer to a till or kiosk on which nobody is signed in. */
export const AuthenticatedDevice = Closed(
  { ...signedIn, shop: Id('shop'), device: Device },
  { $id: 'AuthenticatedDevice' },
);
export type AuthenticatedDevice = Static<typeof AuthenticatedDevice>;

/** The answer to another program that signs its connection in with an API token, which stays its access token. */
export const AuthenticatedIntegration = Closed(
  { ...signedIn, apiToken: ApiToken },
  { $id: 'AuthenticatedIntegration' },
);
export type AuthenticatedIntegration = Static<typeof AuthenticatedIntegration>;
