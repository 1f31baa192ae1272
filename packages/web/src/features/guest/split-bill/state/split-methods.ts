import type { PaymentShare, Shop, TableSession } from '@comanda/contract';
import { coinOf, equalPartsLeft, type ShareResult, shareOf, splitBill, stepOf } from '@comanda/domain';
import { peopleOf } from './people.ts';
import type { SplitChoice, SplitMethod } from './split-choice.ts';

/** The share and amount of a split method; without `share`, everything outstanding. */
export type MethodShare = { readonly share?: PaymentShare; readonly wanted: ShareResult };
export type SplitMethods = Readonly<Record<SplitMethod, MethodShare>> & {
  /** Number of equal parts, and how many of them are unpaid. */
  readonly parts: number;
  readonly partsLeft: number;
};

type Splitting = {
  readonly session: TableSession;
  readonly shop: Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>;
  /** This phone's guest number. */
  readonly me: number | undefined;
  readonly choice: SplitChoice;
};

/**
 * Returns the number of guests at the table: as many as somebody has said, else those who have ordered. A phone that only
 * scanned the code, maybe in place of one that died, is not one more.
 */
export function guestCount(session: TableSession): number {
  const seated = session.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0);
  const eating = peopleOf({ products: session.products }).length;
  return seated > 1 ? seated : Math.max(seated, eating, 1);
}

/** Returns every split method with its amount, as the server calculates it (pricing §10). */
export function splitMethods({ session, shop, me, choice }: Splitting): SplitMethods {
  const step = stepOf(shop);
  const way = (share?: PaymentShare): MethodShare => ({
    ...(share && { share }),
    wanted: shareOf(session, step, share, coinOf(shop)),
  });
  const none: MethodShare = { wanted: { refusal: { code: 'nothingToPay' } } };
  const parts = choice.parts ?? guestCount(session);
  const partsLeft = equalPartsLeft(session, parts);
  const count = Math.max(1, Math.min(choice.count, partsLeft));
  const payable = new Set(
    splitBill(session, step)
      .dishes.filter(({ state }) => state !== 'pending' && state !== 'paid')
      .map(({ line }) => line),
  );
  const lines = choice.lines.filter((line) => payable.has(line));
  const known = new Set(peopleOf(session).map(({ guest }) => guest));
  const guests = [...new Set([...(me === undefined ? [] : [me]), ...choice.payFor])].filter((guest) =>
    known.has(guest),
  );
  return {
    all: way(),
    mine: guests.length === 0 ? none : way({ kind: 'guest', guests }),
    equal: way({ kind: 'equal', parts, count }),
    lines: lines.length === 0 ? none : way({ kind: 'lines', lines }),
    parts,
    partsLeft,
  };
}
