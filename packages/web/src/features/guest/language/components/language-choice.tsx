import { chooseLocale, useLocale, useOffered } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';

/** Renders the languages that the shop offers side by side, unless it is one. */
export function LanguageChoice() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const offered = useOffered();
  if (offered.length === 1) return null;
  return (
    <Segmented
      label={t('language')}
      options={offered.map(({ code, name, tag: lang }) => ({
        value: code,
        label: <span lang={lang}>{name}</span>,
      }))}
      value={locale.code}
      onChange={(code) => void chooseLocale(code)}
    />
  );
}
