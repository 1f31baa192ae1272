import type {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedMember,
  ChangeDevice,
  ChangeProfile,
  ChangeShop,
  Device,
  ForgotPassword,
  Mail,
  PairDevice,
  PairedDevice,
  PairingCode,
  Product,
  ResetPassword,
  Shop,
  SignUp,
  Staff,
  StockMode,
  User,
} from '@comanda/contract';
import type { Static } from 'typebox';
import type { Actor, Asker, KnownActor } from '../core.ts';

/** What staff may change of a product's stock; `quantity: null` stops counting. */
export type StockChange = {
  readonly quantity?: number | null;
  readonly stockMode?: Static<typeof StockMode>;
  readonly onlineMode?: Static<typeof StockMode>;
};

export type StaffDesk = {
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

/** A log-in by e-mail or telephone number. */
export type PasswordLogIn = Extract<Authenticate, { strategy: 'local' }>;
/** Somebody who was let in: what their token is worth, and the answer that carries it. */
export type LoggedIn = {
  readonly actor: KnownActor;
  readonly answer: Authenticated | AuthenticatedMember | AuthenticatedDevice;
  /** Renews the token, once: then another takes its place. */
  readonly refresh?: { readonly token: string; readonly expiresAt: string };
};

export type Identity = {
  /** Who an access token was made for, as they are now; `notAuthenticated` when it is worth nothing. */
  verify(accessToken: string): Promise<KnownActor>;
  /** The same, with the answer that gave the token. */
  resume(accessToken: string): Promise<LoggedIn>;
  /** `invalidCredentials`, or `tooManyRequests` with `retryAfter` (s). */
  logIn(call: PasswordLogIn, asker: Asker): Promise<LoggedIn>;
  /** `shop` is where an owner turns to. `notAuthenticated` when the token is too old, or was used before. */
  renew(refreshToken: string, shop?: string): Promise<LoggedIn>;
  /** Ends what the caller, or the refresh token, is logged in with. */
  logOut(actor: Actor, refreshToken?: string): Promise<void>;
  logOutEverywhere(actor: Actor): Promise<void>;
  /** A mail with a link, when somebody has the address; nothing tells whether. */
  forgotPassword(call: ForgotPassword, address: string): Promise<void>;
  /** `linkExpired` when the token was used, is too old or is none. */
  resetPassword(call: ResetPassword): Promise<void>;
  /** Forgets what has ended by itself; gives how many rows. */
  forget(): Promise<number>;
};

/** Tills and kiosks. */
export type Devices = {
  pairingCode(actor: Actor): Promise<PairingCode>;
  /** `invalidPairingCode`, or `tooManyRequests` with `retryAfter` (s). */
  pair(call: PairDevice, address: string): Promise<PairedDevice>;
  /** A device by its own token; `notAuthenticated` once it is revoked. */
  signIn(deviceToken: string): Promise<LoggedIn>;
  /** Those of the shop that the actor is signed in to. */
  find(actor: Actor): Promise<readonly Device[]>;
  change(id: string, call: ChangeDevice, actor: Actor): Promise<Device>;
  /** Ends the device’s token and whoever is signed in on it. */
  revoke(id: string, actor: Actor): Promise<Device>;
  forget(): Promise<number>;
};

/** Sends a mail, or throws. */
export type Mailer = {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
};
export type Mails = {
  /** The mails of the last days, newest first, with links that lead to `origin`. */
  find(origin: string): Promise<readonly Mail[]>;
  /** Sends what is due; gives how many were sent. */
  sendDue(): Promise<number>;
  forget(): Promise<number>;
};

export type Users = {
  /** `emailTaken` and `phoneTaken` say so: guests expect to be told. */
  signUp(call: SignUp, address: string): Promise<User>;
  get(id: string): Promise<User | undefined>;
  /** A member for the till, by exactly this; only what the till may know. */
  lookUp(field: '_id' | 'email' | 'phone', value: string, shop: string): Promise<User | undefined>;
  /** One's own profile; `notFound` for anybody else. */
  change(id: string, call: ChangeProfile, actor: Actor, address: string): Promise<User>;
};
