import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PromptSheet } from '../../../../ui/overlays/prompt-sheet.tsx';

/** Longest remark of a line. */
const MAX_LENGTH = 100;

export type NoteSheetProps = {
  readonly open: boolean;
  readonly note: string;
  readonly onClose: () => void;
  readonly onNote: (note: string) => void;
};

/** Sheet for the remark of a line. */
export function NoteSheet({ open, note, onClose, onNote }: NoteSheetProps) {
  const { t } = useTranslation('till');
  const [text, setText] = useState(note);
  useEffect(() => {
    if (open) setText(note);
  }, [open, note]);
  return (
    <PromptSheet
      open={open}
      onClose={onClose}
      title={t('noteTitle')}
      closeLabel={t('common:close')}
      field={{ label: t('noteTitle'), maxLength: MAX_LENGTH }}
      focusesField
      value={text}
      onChange={setText}
      confirmLabel={t('save')}
      onConfirm={() => onNote(text.trim())}
    />
  );
}
