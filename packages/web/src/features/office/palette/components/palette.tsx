import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { DraftProvider } from '../../changes/index.ts';
import type { PaletteEntry } from '../state/entries.ts';
import { PaletteSearch } from './palette-search.tsx';

type PaletteProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Pages and actions that the person may open. */
  readonly entries: readonly PaletteEntry[];
  /** Address of the menu editor, which shows a dish. */
  readonly menuPath: string;
};

/** Sheet that finds any dish, page and action by typing (B3.2). */
export function Palette({ open, onClose, entries, menuPath }: PaletteProps) {
  const { t } = useTranslation('office');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('palette.title')}
      closeLabel={t('common:close')}
      firstFocus={() => document.querySelector<HTMLElement>('[data-palette]')}
      tall
    >
      <DraftProvider>
        <PaletteSearch {...{ entries, menuPath }} onDone={onClose} />
      </DraftProvider>
    </Sheet>
  );
}
