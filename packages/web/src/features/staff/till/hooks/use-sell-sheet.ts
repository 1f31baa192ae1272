import type { CartLine } from '@comanda/domain';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { liveLines } from '../../../../data/sessions/progress.ts';
import type { BillPart, SalePlace } from '../../sale/index.ts';
import { isPriceEntered } from './use-deck-actions.ts';

/** Sheets over the till, one at a time. */
export type SellSheet =
  | 'member'
  | 'coupon'
  | 'telephone'
  | 'note'
  | 'reduce'
  | 'reduceBill'
  | 'recall'
  | 'keys'
  | 'void'
  /** All that was sent, chosen already. */
  | 'voidBill'
  | 'more'
  /** The custom product of the chosen line. */
  | 'customEdit'
  | BillPart;

export type SellSheetInput = {
  readonly place: SalePlace;
  readonly chosen: CartLine | undefined;
  /** True if dishes are rung up and not sent. */
  readonly hasLines: boolean;
  /** Goes to the counter. */
  readonly onCounter: () => void;
  readonly onPark: () => void;
};

type OpensInput = Pick<SellSheetInput, 'place' | 'chosen' | 'hasLines'>;

/** Returns true if the bill of a place has dishes that were sent and may be voided. */
function hasSentLines({ session }: SalePlace): boolean {
  return session !== undefined && liveLines(session).length > 0;
}

/**
 * Returns what opens the sheets of the chosen line, or of the bill while no line is chosen. A price just entered is typed
 * anew, not reduced.
 */
export function opensOf(input: OpensInput, open: (sheet: SellSheet) => void) {
  const { chosen, place, hasLines } = input;
  if (chosen)
    return { onVoid: undefined, onReduce: isPriceEntered(chosen) ? undefined : () => open('reduce') };
  const hasSent = hasSentLines(place);
  return {
    onVoid: hasSent ? () => open('void') : undefined,
    onReduce: hasSent || hasLines ? () => open('reduceBill') : undefined,
  };
}

/** Returns the sheet that the way here asked for. */
function useAskedSheet(): SellSheet | undefined {
  const { state } = useLocation();
  return (state as { readonly sheet?: unknown } | null)?.sheet === 'voidBill' ? 'voidBill' : undefined;
}

/** Returns the sheet that is open over the till, and what opens each. */
export function useSellSheet(input: SellSheetInput) {
  const { place, onCounter, onPark } = input;
  const [sheet, setSheet] = useState<SellSheet | undefined>(useAskedSheet());
  const [customName, setCustomName] = useState('');
  const openKeys = useCallback(() => setSheet('keys'), []);
  const openTelephone = () => {
    if (place.key !== 'counter') onCounter();
    setSheet('telephone');
  };
  const open = (next: SellSheet) => {
    setCustomName('');
    setSheet(next);
  };
  return {
    sheet,
    /** Name that a custom product begins with. */
    customName,
    open,
    close: () => setSheet(undefined),
    openKeys,
    opens: {
      onMember: () => setSheet('member'),
      onCoupon: () => setSheet('coupon'),
      onTelephone: openTelephone,
      ...opensOf(input, setSheet),
      onNote: () => setSheet('note'),
      onPark,
      onRecall: () => setSheet('recall'),
      onMore: () => open('more'),
      /** Rings up something that the menu lacks, by the name that was searched for. */
      onCustom: (name: string) => {
        setCustomName(name);
        setSheet('custom');
      },
      onCustomEdit: () => open('customEdit'),
    },
  };
}

export type SellOpens = ReturnType<typeof useSellSheet>['opens'];
