import type {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedMember,
} from '@comanda/contract';
import type { KnownActor } from '../../core/index.ts';

/** A log-in by e-mail or telephone number. */
export type PasswordLogIn = Extract<Authenticate, { strategy: 'local' }>;

/** Somebody who was let in: what their token is worth, and the answer that carries it. */
export type LoggedIn = {
  readonly actor: KnownActor;
  readonly answer: Authenticated | AuthenticatedMember | AuthenticatedDevice;
  /** Renews the token, once: then another takes its place. */
  readonly refresh?: { readonly token: string; readonly expiresAt: string };
};
