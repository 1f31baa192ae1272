import { useEffect } from 'react';
import { followChoice, setAudience } from './locale.ts';

/** Keeps to the languages of the shop while pages of guests are shown: staff read in any (office B5.4). */
export function GuestsLocale() {
  useEffect(() => {
    const show = (isGuests: boolean) => {
      setAudience(isGuests);
      followChoice();
    };
    show(true);
    return () => show(false);
  }, []);
  return null;
}
