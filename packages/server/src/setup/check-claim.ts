import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { type Claim, readClaim } from './claim-store.ts';
import { isClaimToken } from './claim-token.ts';

/**
 * Returns the state of the claim for somebody who has its token. Wrong tokens are not counted: 100 bits are guessed by
 * nobody, and a lock would keep the owner out (office B1.1). Throws `claimTokenInvalid`.
 */
export async function checkClaim({ read, secret }: CoreContext, token: string): Promise<Claim> {
  const claim = await readClaim(read);
  if (!isClaimToken(token, secret, claim.generation)) throw new CodedError('claimTokenInvalid');
  return claim;
}
