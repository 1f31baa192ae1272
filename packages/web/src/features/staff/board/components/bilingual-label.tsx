import { useLocale } from '../../../../i18n/locale.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import css from './bilingual-label.module.css';

/** One text in English and in Chinese: that of the screen's language, Traditional where it is English. */
export function BilingualLabel({ text }: { readonly text: string }) {
  const { locale } = useLocale();
  const chinese = locale.code === 'zh-cn' ? 'zh-cn' : 'zh-hk';
  return (
    <>
      <span lang="en">{translator.translator('en', 'staff')(text)}</span>
      <span lang={chinese === 'zh-cn' ? 'zh-CN' : 'zh-HK'} className={css.second}>
        {translator.translator(chinese, 'staff')(text)}
      </span>
    </>
  );
}
