import { createHash } from 'node:crypto';
import type { CardSetUp, CheckCard, CheckedCard, SetUpCard } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { type Actor, type CoreContext, ensureMember } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { type AccountParts, accountObstacle, openAccount, readAccount } from '../accounts/index.ts';
import {
  type PaymentProvider,
  type ProviderAccount,
  type ProviderCardSetUp,
  refOf,
  withDeadline,
} from '../port/index.ts';
import { storeCard } from './keep-card.ts';
import { presentWallet, walletOf } from './wallet-store.ts';

export type CardSetUpParts = AccountParts & { readonly publicUrl: () => string };

/**
 * Opens the provider's page where a member leaves a card without paying (payments M2.10); the same request is the same page.
 * Throws `notFound` for an account whose provider has no such page, `accountNotReady` with `because`, and
 * `providerUnavailable`.
 */
export async function setUpCard(
  { read }: CoreContext,
  parts: CardSetUpParts,
  { requestId, account: id, locale }: SetUpCard,
  actor: Actor,
): Promise<CardSetUp> {
  const member = ensureMember(actor);
  const publicUrl = parts.publicUrl();
  const stored = await readAccount(read, id);
  const provider = parts.byName.get(stored.provider);
  if (provider?.setUpCard === undefined) throw new CodedError('notFound');
  const because = accountObstacle(stored, provider, publicUrl);
  if (because !== undefined) throw new CodedError('accountNotReady', { because });
  const back = `${publicUrl}${ROUTES.member}`;
  const request = {
    ref: refOf('c', hashOf(`cardSetUp:${member}:${requestId}`)),
    ...{ member, cancelTo: back, ...(locale !== undefined && { locale }) },
    returnTo: (setUp: string) => `${back}?account=${encodeURIComponent(id)}&card=${setUp}`,
  };
  try {
    const { redirect } = await withDeadline(provider.setUpCard(request, openAccount(parts.sealer, stored)));
    return { account: id, redirect };
  } catch {
    throw new CodedError('providerUnavailable');
  }
}

/**
 * Asks for the card that a member has left on a provider's page, and keeps it (payments M2.10). Throws `notFound` for a page
 * of somebody else's, and `providerUnavailable`.
 */
export async function checkCard(
  context: CoreContext,
  parts: CardSetUpParts,
  { account: id, setup }: CheckCard,
  actor: Actor,
): Promise<CheckedCard> {
  const user = ensureMember(actor);
  const stored = await readAccount(context.read, id);
  const provider = parts.byName.get(stored.provider);
  if (provider?.readCardSetUp === undefined) throw new CodedError('notFound');
  const account = openAccount(parts.sealer, stored);
  const found = await askedSetUp(provider, account, setup);
  if (found.status !== 'kept') return { status: found.status };
  if (found.member !== user) throw new CodedError('notFound');
  await keepFound(context, parts, { provider, account }, found);
  const wallet = await walletOf(context.read, user, found.ref);
  return wallet === undefined ? { status: 'none' } : { status: 'kept', card: presentWallet(wallet) };
}

/** Keeps the card of a page that a provider's webhook tells of. Throws if the provider does not say which, to be told again. */
export async function keepCardOfSetUp(
  context: CoreContext,
  parts: AccountParts,
  { name, account }: { readonly name: string; readonly account: ProviderAccount | undefined },
  setUp: string,
): Promise<void> {
  const provider = parts.byName.get(name);
  if (provider?.readCardSetUp === undefined || account === undefined) return;
  const found = await withDeadline(provider.readCardSetUp(setUp, account));
  if (found.status === 'kept') await keepFound(context, parts, { provider, account }, found);
}

async function askedSetUp(
  provider: PaymentProvider,
  account: ProviderAccount,
  setUp: string,
): Promise<ProviderCardSetUp> {
  try {
    return await withDeadline(
      provider.readCardSetUp?.(setUp, account) ?? Promise.resolve({ status: 'none' }),
    );
  } catch {
    throw new CodedError('providerUnavailable');
  }
}

async function keepFound(
  context: CoreContext,
  { sealer }: AccountParts,
  at: { readonly provider: PaymentProvider; readonly account: ProviderAccount },
  found: Extract<ProviderCardSetUp, { status: 'kept' }>,
): Promise<void> {
  const place = { id: found.ref, account: at.account._id, provider: at.provider.name, user: found.member };
  await storeCard(context, sealer, place, found);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
