import Type, { type Static } from 'typebox';
import { Device, Staff, User } from '../entities/member.ts';
import { Closed, Id, Instant } from '../schema.ts';
import { Email, Phone } from './users.ts';

const Token = Type.String({ minLength: 1, maxLength: 4096 });
/** What an earlier sign-in gave: with it, guesses of others at the same address do not make one wait. */
const Known = Type.Optional(Type.String({ minLength: 1, maxLength: 1024 }));
const Password = Type.String({ minLength: 1, maxLength: 128 });
/** Where the refresh token goes: into a cookie that no script reads (over REST, when absent), or into the answer. */
const Refresh = Type.Optional(Type.Enum(['cookie', 'body']));

/** create authentication: shows who calls, for an access token; a live connection is signed in, too. */
export const Authenticate = Type.Union(
  [
    Closed({
      strategy: Type.Literal('pin'),
      shop: Id('shop'),
      pin: Type.String({ minLength: 4, maxLength: 12, pattern: '^[0-9]+$' }),
      /** The paired device that this is. */
      deviceToken: Type.Optional(Token),
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('local'),
      email: Email,
      password: Password,
      refresh: Refresh,
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('local'),
      phone: Phone,
      password: Password,
      /** Where a number without a country code is dialled; the first shop when absent. */
      shop: Type.Optional(Id('shop')),
      refresh: Refresh,
      known: Known,
    }),
    Closed({
      strategy: Type.Literal('refresh'),
      /** The cookie's when absent. */
      refreshToken: Type.Optional(Token),
      /** The shop that the owner turns to. */
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
  /** Only when it was asked for in the answer. */
  refreshToken: Type.Optional(Type.String()),
  /** To be kept, and sent along with the next `pin` or `local`. */
  known: Type.Optional(Type.String()),
};

/** A member of staff in a shop, or the owner. */
export const Authenticated = Closed(
  { ...signedIn, shop: Id('shop'), staff: Staff, device: Type.Optional(Id('device')) },
  { $id: 'Authenticated' },
);
export type Authenticated = Static<typeof Authenticated>;

export const AuthenticatedMember = Closed({ ...signedIn, user: User }, { $id: 'AuthenticatedMember' });
export type AuthenticatedMember = Static<typeof AuthenticatedMember>;

/** A till or kiosk that nobody is signed in on. */
export const AuthenticatedDevice = Closed(
  { ...signedIn, shop: Id('shop'), device: Device },
  { $id: 'AuthenticatedDevice' },
);
export type AuthenticatedDevice = Static<typeof AuthenticatedDevice>;
