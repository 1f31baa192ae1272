import type { PaymentMethod } from '@comanda/contract';
import { readUser } from '../../accounts/stores/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Reads, StoredAttempt, StoredWallet } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Sealer } from '../accounts/index.ts';
import type { ProviderPaid } from '../port/index.ts';
import { insertWallet, placeOf, walletOf, walletsOf } from './wallet-store.ts';

/**
 * Keeps the card of a payment that a member wanted kept; once for each payment, whoever tells of it and however often
 * (payments M2.10). That of a member who was erased meanwhile is forgotten at its provider.
 */
export async function keepCard(
  context: CoreContext,
  sealer: Sealer,
  { _id, account, provider, savesFor: user }: StoredAttempt,
  { saved, brand, last4 }: ProviderPaid,
): Promise<void> {
  if (user === undefined || account === undefined || saved === undefined) return;
  const card = { saved, ...(brand !== undefined && { brand }), ...(last4 !== undefined && { last4 }) };
  // a card has the id of the payment that brought it
  await storeCard(context, sealer, { id: _id, account, provider, user }, card);
}

/** Stores a card under an id once; that of a member who was erased meanwhile is forgotten at its provider. */
export async function storeCard(
  context: CoreContext,
  sealer: Sealer,
  place: {
    readonly id: string;
    readonly account: string;
    readonly provider: string;
    readonly user: string;
  },
  { saved, brand, last4 }: Required<Pick<ProviderPaid, 'saved'>> & Pick<ProviderPaid, 'brand' | 'last4'>,
): Promise<void> {
  const { id, account, provider, user } = place;
  const { token, expiry } = saved;
  const now = instantNow(context.clock);
  const kept = { _id: id, account, provider, sealed: sealer.seal(placeOf(id), token), createdAt: now };
  const card = {
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
    ...(expiry !== undefined && { expiry }),
  };
  await context.write(async (tx) => {
    const member = await readUser(tx, user);
    const isThere = member !== undefined && member.erasedAt === undefined;
    await (isThere
      ? insertWallet(tx, { ...kept, ...card, user })
      : insertWallet(tx, { ...kept, user: '' }, now));
  });
}

/**
 * Returns the card that is paid with: the one that the request names, else with a `cardOnFile` method the member's newest
 * that has not expired; undefined with any other method. Throws `paymentMethodNotFound` for whom it is not offered to:
 * those who have no such card at the account (payments M1.2).
 */
export async function chosenWallet(
  read: Reads,
  actor: Actor,
  wanted: {
    readonly method: PaymentMethod;
    readonly card: string | undefined;
    readonly account: string | undefined;
    readonly now: string;
  },
): Promise<StoredWallet | undefined> {
  const { method, card, account, now } = wanted;
  if (card !== undefined) return walletFor(read, actor, { card, account });
  if (method.kind !== 'cardOnFile') return undefined;
  const wallets = actor.kind === 'member' ? await walletsOf(read, actor.user) : [];
  const month = now.slice(0, 'yyyy-mm'.length);
  const newest = wallets.find(
    (wallet) => wallet.account === account && (wallet.expiry === undefined || wallet.expiry >= month),
  );
  if (account === undefined || newest === undefined) throw new CodedError('paymentMethodNotFound');
  return newest;
}

/** Returns the card that a member wants to pay with at an account. Throws `notFound` for any that is not theirs. */
async function walletFor(
  read: Reads,
  actor: Actor,
  { card, account }: { readonly card: string; readonly account: string | undefined },
): Promise<StoredWallet> {
  const wallet = actor.kind === 'member' ? await walletOf(read, actor.user, card) : undefined;
  if (wallet === undefined || wallet.account !== account) throw new CodedError('notFound');
  return wallet;
}

/** Opens the provider's token of a card; undefined if it was sealed with another key. */
export function tokenOf(sealer: Sealer, { _id, sealed }: StoredWallet): string | undefined {
  return sealer.open(placeOf(_id), sealed);
}
