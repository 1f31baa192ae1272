import type { DeviceMode, Staff } from '@comanda/contract';
import type { ApiScope } from '@comanda/domain';
import type { Static } from 'typebox';

/** The caller of a call, as authenticated. */
export type Actor =
  | { readonly kind: 'guest' }
  /** `logIn` is the log-in that issued the token; the token ends with it. */
  | { readonly kind: 'member'; readonly user: string; readonly logIn?: string }
  | {
      readonly kind: 'device';
      readonly device: string;
      readonly shop: string;
      readonly mode: Static<typeof DeviceMode>;
    }
  | {
      readonly kind: 'staff';
      readonly staff: Staff;
      readonly shop: string;
      /** The paired device they signed in on. */
      readonly device?: string;
      readonly logIn?: string;
    }
  | {
      /** Another program, with a token that an owner made for it (office B9.1). */
      readonly kind: 'integration';
      readonly token: string;
      readonly name: string;
      readonly scopes: readonly ApiScope[];
      /** The shops that the token is good for; every shop when empty. */
      readonly shops: readonly string[];
    }
  | { readonly kind: 'system' };

/** An actor who has authenticated. */
export type AuthenticatedActor = Exclude<Actor, { kind: 'guest' | 'system' }>;

/** An actor with the network address they call from, for rate limits. */
export type Requester = { readonly actor: Actor; readonly address: string };
