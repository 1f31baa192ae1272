import { LANGUAGES } from '@comanda/domain';
import { chooseLocale, useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** Button that lists the languages. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (
    <Menu
      label={t('language')}
      look="bare"
      trigger={<Icon name="globe" />}
      options={LANGUAGES.map(({ code, name, tag: lang }) => ({ value: code, label: name, lang }))}
      value={locale.code}
      onChange={(code) => void chooseLocale(code)}
    />
  );
}
