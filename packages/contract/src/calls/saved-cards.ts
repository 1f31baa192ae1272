import Type, { type Static } from 'typebox';
import { Locale } from '../entities/member.ts';
import { SavedCard } from '../entities/saved-card.ts';
import { Closed, Id, RequestId } from '../schema.ts';

/** Data of create payments/savedCards/setup. */
export const SetUpCard = Closed(
  {
    requestId: RequestId,
    account: Id('paymentAccount'),
    /** The language of the provider's page. */
    locale: Type.Optional(Locale),
  },
  { $id: 'SetUpCard' },
);
export type SetUpCard = Static<typeof SetUpCard>;

/** Answer of create payments/savedCards/setup: the provider's page, where the member enters the card. */
export const CardSetUp = Closed(
  { account: Id('paymentAccount'), redirect: Type.String() },
  { $id: 'CardSetUp' },
);
export type CardSetUp = Static<typeof CardSetUp>;

/** Data of create payments/savedCards/check: `setup` is the page's name, as the member comes back with it. */
export const CheckCard = Closed(
  {
    account: Id('paymentAccount'),
    setup: Type.String({ minLength: 1, maxLength: 255, pattern: '^[A-Za-z0-9_-]+$' }),
  },
  { $id: 'CheckCard' },
);
export type CheckCard = Static<typeof CheckCard>;

/** Answer of create payments/savedCards/check: the card is kept, the page is still open, or it brought none. */
export const CheckedCard = Closed(
  { status: Type.Enum(['kept', 'open', 'none']), card: Type.Optional(SavedCard) },
  { $id: 'CheckedCard' },
);
export type CheckedCard = Static<typeof CheckedCard>;
