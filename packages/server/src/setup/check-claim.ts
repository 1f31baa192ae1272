import { type AuthGuards, claimKeys } from '../accounts/attempt-limiter/index.ts';
import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { type Claim, readClaim } from './claim-store.ts';
import { isClaimToken } from './claim-token.ts';

/**
 * Returns the state of the claim for somebody who has its token. Wrong tokens count: 10 an hour from an address, 60 in
 * all (office B1.1). Throws `claimTokenInvalid`, or `tooManyRequests` with `retryAfter` (s).
 */
export async function checkClaim(
  { read, secret }: CoreContext,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
  token: string,
  address: string,
): Promise<Claim> {
  const keys = claimKeys(address);
  await attemptLimiter.consume(keys);
  const claim = await readClaim(read);
  if (!isClaimToken(token, secret, claim.generation)) throw new CodedError('claimTokenInvalid');
  await attemptLimiter.refund(keys);
  return claim;
}
