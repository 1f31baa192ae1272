import { LANGUAGES } from '@comanda/domain';
import { chooseLocale, useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';

/** Renders the languages side by side. */
export function LanguageChoice() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (
    <Segmented
      label={t('language')}
      options={LANGUAGES.map(({ code, name, tag: lang }) => ({
        value: code,
        label: <span lang={lang}>{name}</span>,
      }))}
      value={locale.code}
      onChange={(code) => void chooseLocale(code)}
    />
  );
}
