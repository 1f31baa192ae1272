import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { useOffered } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';

/**
 * Shows the language button where members take its place in the bottom bar (specification §2, bottom navigation), and
 * where there is a choice.
 */
export function LanguageButton() {
  const { t } = useTranslation('common');
  const { open } = useHistoryDialog('language');
  const hasChoice = useOffered().length > 1;
  if (useSystemSettings()?.onlineMemberSystem !== true || !hasChoice) return null;
  return <IconButton icon="globe" label={t('language')} onClick={() => open()} />;
}
