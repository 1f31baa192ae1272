import { chooseLocale, LOCALES, useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Segmented } from '../../../ui/segmented.tsx';

/** The language, where the bottom bar has the account in its place. */
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
