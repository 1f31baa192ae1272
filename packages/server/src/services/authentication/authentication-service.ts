import { Authenticate, type Authenticated, createValidator } from '@comanda/contract';
import { decodeJwt } from 'jose';
import type { StaffDesk } from '../../core.ts';
import { type Call, type Handlers, onlyNames, validated } from '../call.ts';
import { present } from '../presenters.ts';

const authenticate = createValidator(Authenticate);

/** Strategy `pin` gives a token; over a live connection both strategies also sign that connection in. */
export function createAuthenticationService(staffDesk: StaffDesk): Handlers {
  async function tokenOf(data: Authenticate, call: Call): Promise<string> {
    if (data.strategy === 'jwt') return data.accessToken;
    const signedIn = await staffDesk.signIn({ shop: data.shop, pin: data.pin }, call.address);
    return signedIn.accessToken;
  }

  return {
    async create(data, call) {
      onlyNames(call.query);
      const accessToken = await tokenOf(validated(authenticate, data), call);
      const actor = await staffDesk.verify(accessToken);
      // the token was verified just above, so that its claims may be read
      const expiresAt = (decodeJwt(accessToken).exp ?? 0) * 1000;
      call.listener?.signIn(actor, expiresAt, () => staffDesk.verify(accessToken));
      const answer: Authenticated = {
        accessToken,
        expiresAt: new Date(expiresAt).toISOString(),
        shop: actor.shop,
        staff: actor.staff,
      };
      return present.authenticated(answer);
    },
  };
}
