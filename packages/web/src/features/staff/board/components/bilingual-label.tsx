import { useLocale } from '../../../../i18n/locale.ts';
import type { LocaleCode } from '../../../../i18n/locales.ts';
import { type KeyIn, typed } from '../../../../i18n/messages.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import css from './bilingual-label.module.css';

const textIn = (code: LocaleCode) => typed<'board'>(translator.translate(code, 'board'));

/** One text in English and in Chinese: that of the screen's language, Traditional where it is English. */
export function BilingualLabel({ text }: { readonly text: KeyIn<'board'> }) {
  const { locale } = useLocale();
  const chinese = locale.code === 'zh-cn' ? 'zh-cn' : 'zh-hk';
  return (
    <>
      <span lang="en">{textIn('en')(text)}</span>
      <span lang={chinese === 'zh-cn' ? 'zh-CN' : 'zh-HK'} className={css.second}>
        {textIn(chinese)(text)}
      </span>
    </>
  );
}
