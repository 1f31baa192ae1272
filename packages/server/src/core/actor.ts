import type { DeviceMode, Staff } from '@comanda/contract';
import type { Static } from 'typebox';

/** Who is calling. */
export type Actor =
  | { readonly kind: 'guest' }
  /** `logIn` is what their token belongs to: with it the token ends. */
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

/** Somebody who has shown who they are. */
export type AuthenticatedActor = Exclude<Actor, { kind: 'guest' | 'system' }>;

/** Who asks to be let in, and from where. */
export type Asker = { readonly actor: Actor; readonly address: string };
