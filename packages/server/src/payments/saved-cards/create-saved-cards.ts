import type { CardSetUp, CheckCard, CheckedCard, SavedCard, SetUpCard } from '@comanda/contract';
import { HOUR_MS } from '@comanda/domain';
import { type Actor, type CoreContext, ensureMember } from '../../core/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { type AccountParts, openAccountById } from '../accounts/index.ts';
import { withDeadline } from '../port/index.ts';
import { tokenOf } from './keep-card.ts';
import { type CardSetUpParts, checkCard, setUpCard } from './set-up-card.ts';
import {
  deleteWallet,
  dueWallets,
  findWallet,
  leaseWallet,
  leaveWallet,
  presentWallet,
  walletOf,
  walletsOf,
} from './wallet-store.ts';

const BATCH_SIZE = 20;
/** Time after which a provider that did not answer is told again. */
const TRY_AGAIN_MS = HOUR_MS;

/** Members' cards that payment providers keep (payments M2.10). */
export type SavedCards = {
  /** Returns the caller's cards, newest first. */
  find(actor: Actor): Promise<readonly SavedCard[]>;
  /** Removes a card of the caller; its provider is told after that. Throws `notFound`. */
  remove(id: string, actor: Actor): Promise<SavedCard>;
  /** Opens a provider's page where the caller leaves a card without paying. Throws `notFound`, `accountNotReady`. */
  setUp(call: SetUpCard, actor: Actor): Promise<CardSetUp>;
  /** Keeps the card that the caller has left on such a page, and returns it. Throws `notFound`. */
  check(call: CheckCard, actor: Actor): Promise<CheckedCard>;
  /** Has the providers forget the cards that were removed; returns how many did. */
  forget(): Promise<number>;
};

/** Creates the calls for members' cards. */
export function createSavedCards(context: CoreContext, parts: CardSetUpParts): SavedCards {
  const { read, write, clock } = context;
  return {
    async find(actor) {
      return (await walletsOf(read, ensureMember(actor))).map(presentWallet);
    },
    async remove(id, actor) {
      const user = ensureMember(actor);
      return write(async (tx) => {
        const wallet = await walletOf(tx, user, id);
        if (wallet === undefined) throw new CodedError('notFound');
        await leaveWallet(tx, wallet, instantNow(clock));
        return presentWallet(wallet);
      });
    },
    setUp: (call, actor) => setUpCard(context, parts, call, actor),
    check: (call, actor) => checkCard(context, parts, call, actor),
    async forget() {
      const now = clock.now();
      let forgotten = 0;
      for (const id of await dueWallets(read, instantOf(now), BATCH_SIZE)) {
        const until = instantOf(now + TRY_AGAIN_MS);
        const isLeased = await write((tx) => leaseWallet(tx, id, instantOf(now), until));
        if (isLeased && (await forgetCard(context, parts, id))) forgotten += 1;
      }
      return forgotten;
    },
  };
}

/** Has a card forgotten by its provider, then here; resolves with false if the provider did not answer. */
async function forgetCard(
  context: CoreContext,
  { byName, sealer }: AccountParts,
  id: string,
): Promise<boolean> {
  const wallet = await findWallet(context.read, id);
  if (wallet === undefined) return false;
  try {
    const account = await openAccountById(context.read, sealer, wallet.account);
    const token = tokenOf(sealer, wallet);
    const provider = byName.get(wallet.provider);
    if (account !== undefined && token !== undefined)
      await withDeadline(provider?.forgetCard?.(token, account) ?? Promise.resolve());
  } catch (error) {
    context.log.warn({ error, wallet: id }, 'provider did not answer: the card is forgotten later');
    return false;
  }
  await context.write((tx) => deleteWallet(tx, id));
  return true;
}
