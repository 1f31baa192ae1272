import { chosenLocale, LOCALE_COOKIE } from './locale.ts';

/** Forgets the language chosen on a kiosk, whose browser's language says nothing about the next guest. */
export function forgetLocale(): void {
  chosenLocale.set('first');
  document.cookie = `${LOCALE_COOKIE}=; path=/; max-age=0; samesite=lax`;
}
