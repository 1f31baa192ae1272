import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStartSettings } from '../api/use-start-settings.ts';

/** The language, where the fourth button of the bottom is the account (specification §2, bottom navigation). */
export function LanguageButton() {
  const { t } = useTranslation('common');
  const { open } = useHistoryDialog('language');
  if (useStartSettings()?.onlineMemberSystem !== true) return null;
  return <IconButton icon="globe" label={t('language')} onClick={() => open()} />;
}
