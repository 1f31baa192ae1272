import type { DeviceMode, Staff } from '@comanda/contract';
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
  | { readonly kind: 'system' };

/** An actor who has authenticated. */
export type AuthenticatedActor = Exclude<Actor, { kind: 'guest' | 'system' }>;

/** An actor with the network address they call from, for rate limits. */
export type Requester = { readonly actor: Actor; readonly address: string };
