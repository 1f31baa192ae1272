import type {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedIntegration,
  AuthenticatedMember,
} from '@comanda/contract';
import type { AuthenticatedActor } from '../../core/index.ts';

/** Log-in by e-mail or telephone number. */
export type PasswordLogIn = Extract<Authenticate, { strategy: 'local' }>;

/** Result of a log-in: the actor, and the answer that carries their token. */
export type LoggedIn = {
  readonly actor: AuthenticatedActor;
  readonly answer: Authenticated | AuthenticatedMember | AuthenticatedDevice | AuthenticatedIntegration;
  /** Refresh token, good for one renewal, which replaces it. */
  readonly refresh?: { readonly token: string; readonly expiresAt: string };
};
