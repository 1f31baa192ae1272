import { useLocale } from '../../../../i18n/locale.ts';
import { wordBook } from '../../../../i18n/use-translation.ts';
import css from './bilingual-label.module.css';

/** One text in English and in Chinese: that of the screen's language, Traditional where it is English. */
export function TwoWords({ text }: { readonly text: string }) {
  const { locale } = useLocale();
  const chinese = locale.code === 'zh-cn' ? 'zh-cn' : 'zh-hk';
  return (
    <>
      <span lang="en">{wordBook.translator('en', 'staff')(text)}</span>
      <span lang={chinese === 'zh-cn' ? 'zh-CN' : 'zh-HK'} className={css.second}>
        {wordBook.translator(chinese, 'staff')(text)}
      </span>
    </>
  );
}
