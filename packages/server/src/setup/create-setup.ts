import type { ClaimedSetup, ClaimSetup, MenuTemplate } from '@comanda/contract';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, staffShop } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { checkClaim } from './check-claim.ts';
import { claimOrganisation } from './claim-organisation.ts';
import { readClaim, renewClaim } from './claim-store.ts';
import { claimTokenOf } from './claim-token.ts';
import { menuTemplates } from './menu-templates.ts';
import { issueOwnerLink, type OwnerLink } from './owner-link.ts';

/** The first run: whose installation it is. */
export type Setup = {
  /** Returns the token that claims the installation; undefined once it has an owner. */
  token(): Promise<string | undefined>;
  /** Makes the tokens printed so far invalid. */
  renew(): Promise<void>;
  /** Throws `claimTokenInvalid` or `alreadyClaimed`. */
  check(token: string): Promise<void>;
  claim(call: ClaimSetup): Promise<ClaimedSetup>;
  /** Returns the menus to start from, in the currency of the actor's shop. */
  templates(actor: Actor): readonly MenuTemplate[];
  /** Makes a link that sets the password of an owner. Throws `notFound`. */
  ownerLink(email?: string): Promise<OwnerLink>;
};

/** Creates the calls of the first run (office B1). */
export function createSetup(context: CoreContext): Setup {
  return {
    async token() {
      const { isTaken, generation } = await readClaim(context.read);
      return isTaken ? undefined : claimTokenOf(context.secret, generation);
    },
    renew: () => context.write((tx) => renewClaim(tx)),
    async check(token) {
      const { isTaken } = await checkClaim(context, token);
      if (isTaken) throw new CodedError('alreadyClaimed');
    },
    claim: (call) => claimOrganisation(context, call),
    templates: (actor) => menuTemplates(shopOf(context, staffShop(actor)).currency),
    ownerLink: (email) => issueOwnerLink(context, email),
  };
}
