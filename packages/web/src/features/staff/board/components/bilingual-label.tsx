import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import type { LanguageCode } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { type KeyIn, typed } from '../../../../i18n/messages.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import { secondLanguage } from '../state/second-language.ts';
import css from './bilingual-label.module.css';

const textIn = (code: LanguageCode) => typed<'board'>(translator.translate(code, 'board'));

/** A text in English and in Chinese: the script of the screen's language, Traditional on an English screen. */
export function BilingualLabel({ text }: { readonly text: KeyIn<'board'> }) {
  const { locale } = useLocale();
  const second = secondLanguage(locale);
  return (
    <>
      <span lang={FALLBACK_LANGUAGE.tag}>{textIn(FALLBACK_LANGUAGE.code)(text)}</span>
      <span lang={second.tag} className={css.second}>
        {textIn(second.code)(text)}
      </span>
    </>
  );
}
