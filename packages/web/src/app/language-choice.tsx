import { useTranslation } from '../lib/use-translation.ts';
import { Segmented } from '../ui/segmented.tsx';
import { chooseLocale, LOCALES, useLocale } from './locale.ts';

/** The languages beside each other. */
export function LanguageChoice() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (
    <Segmented
      label={t('language')}
      options={LOCALES.map(({ code, name, lang }) => ({
        value: code,
        label: <span lang={lang}>{name}</span>,
      }))}
      value={locale.code}
      onChange={(code) => void chooseLocale(code)}
    />
  );
}
