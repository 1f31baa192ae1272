import Type, { type Static } from 'typebox';
import { Locale } from '../entities/member.ts';
import { COUNTRIES } from '../presets/index.ts';
import { Closed, Id, OneLine, RequestId } from '../schema.ts';
import { Authenticated } from './authentication.ts';
import { Email, NewPassword } from './users.ts';

/** The token that an installation without an owner prints: 20 letters and digits, in any grouping. */
const ClaimToken = Type.String({ minLength: 1, maxLength: 64 });

/** Data of create setup/check: the token of the claim link. */
export const CheckClaim = Closed({ token: ClaimToken }, { $id: 'CheckClaim' });

/** Data of create setup/claim: the owner and the first shop of an installation without an owner. */
export const ClaimSetup = Closed(
  {
    requestId: RequestId,
    token: ClaimToken,
    owner: Closed({ name: OneLine(100), email: Email, password: NewPassword }),
    shop: Closed({
      name: OneLine(100),
      /** The language that the name is in. */
      locale: Locale,
      /** The country whose preset the shop gets. */
      country: Type.Enum(COUNTRIES),
      /** One of the preset's zones; its first when absent. */
      timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' })),
      address: Type.Optional(OneLine(200)),
      primaryColor: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
    }),
  },
  { $id: 'ClaimSetup' },
);
export type ClaimSetup = Static<typeof ClaimSetup>;

/** The answer to a claim: the owner signed in, and their PIN, which is shown this once. */
export const ClaimedSetup = Closed(
  { ...Authenticated.properties, shop: Id('shop'), pin: Type.String({ pattern: '^[0-9]{6}$' }) },
  { $id: 'ClaimedSetup' },
);
export type ClaimedSetup = Static<typeof ClaimedSetup>;
