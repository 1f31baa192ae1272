import { useEffect, useState } from 'react';
import { type Tender, withKey, withoutLastKey } from '../../sale/index.ts';
import { createSecondIntention } from '../state/second-intention.ts';
import { useTillKeys } from './use-till-keys.ts';

/** Returns the guard of the Enter that books the money; a touch anywhere is an intention of its own. */
function useSecondIntention() {
  const [guard] = useState(() => createSecondIntention(performance.now()));
  useEffect(() => {
    window.addEventListener('pointerdown', guard.other, true);
    return () => window.removeEventListener('pointerdown', guard.other, true);
  }, [guard]);
  return guard;
}

/** Binds the keyboard to the tender. */
export function useTenderKeys(tender: Tender, onBack: () => void): void {
  const { methods, setMethod, entry, setEntry, book, bookExactCash } = tender;
  const guard = useSecondIntention();
  useTillKeys({
    ownsEnter: () => entry !== '',
    press: (action) => {
      if (action !== 'enter') guard.other();
      if (action === 'enter') guard.mayTake(performance.now()) && book();
      else if (action === 'escape') entry === '' ? onBack() : setEntry('');
      else if (action === 'erase') setEntry(withoutLastKey);
      else if (action === 'exactCash' && bookExactCash !== undefined) bookExactCash();
      else if (action === 'otherPay') setMethod(methods.find(({ isCash }) => !isCash)?.id);
      else return false;
      return true;
    },
    type: (character) => {
      guard.other();
      if (!/[\d.,]/.test(character)) return false;
      setEntry((typed) => withKey(typed, character === ',' ? '.' : character));
      return true;
    },
  });
}
