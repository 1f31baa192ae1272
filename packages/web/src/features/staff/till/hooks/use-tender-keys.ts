import { type Tender, withKey, withoutLastKey } from '../../sale/index.ts';
import { useTillKeys } from './use-till-keys.ts';

/** Binds the keyboard to the tender. */
export function useTenderKeys(tender: Tender, onBack: () => void): void {
  const { methods, setMethod, entry, setEntry, book, bookExactCash } = tender;
  useTillKeys({
    ownsEnter: () => entry !== '',
    press: (action) => {
      if (action === 'enter') book();
      else if (action === 'escape') entry === '' ? onBack() : setEntry('');
      else if (action === 'erase') setEntry(withoutLastKey);
      else if (action === 'exactCash' && bookExactCash !== undefined) bookExactCash();
      else if (action === 'otherPay') setMethod(methods.find(({ isCash }) => !isCash)?.id);
      else return false;
      return true;
    },
    type: (character) => {
      if (!/[\d.,]/.test(character)) return false;
      setEntry((typed) => withKey(typed, character === ',' ? '.' : character));
      return true;
    },
  });
}
