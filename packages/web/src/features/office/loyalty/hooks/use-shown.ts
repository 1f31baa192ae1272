import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguages } from '../../frame/index.ts';
import { usePageWidth } from '../../menu/index.ts';
import { type Shown, shownOf } from '../state/programme.ts';

/** Returns the documents that a page shows, the chosen one, and the fields that choose among them. */
export function useShown<Each extends Parameters<typeof shownOf>[0][number]>(all: readonly Each[]) {
  const { t } = useTranslation('office');
  const { hasPanel } = usePageWidth();
  const [chosen, setChosen] = useState<string>();
  const [isArchiveShown, setArchiveShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [text, setText] = useState('');
  const { offered } = useLanguages();
  const asked: Shown = { isArchiveShown, isMissing, text, offered };
  const shown = shownOf(all, asked);
  const document = all.find(({ id }) => id === chosen) ?? (hasPanel ? shown[0] : undefined);
  return {
    shown,
    document,
    isChosen: (id: string) => hasPanel && id === document?.id,
    choose: (id: string) => setChosen(id),
    isMissing,
    setMissing,
    /** Props of the pane. */
    pane: {
      isEmpty: shown.length === 0,
      search: { label: t('programme.find'), text, onChange: setText },
      isArchiveShown,
      onShowArchive: setArchiveShown,
      onClose: () => setChosen(undefined),
    },
  };
}
