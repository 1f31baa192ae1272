import { useEffect, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PromptSheet } from '../../../../ui/overlays/prompt-sheet.tsx';
import { hasNote, withNote } from '../state/quick-notes.ts';
import css from './note-sheet.module.css';

/** Longest remark of a line. */
const MAX_LENGTH = 100;

export type NoteSheetProps = {
  readonly open: boolean;
  readonly note: string;
  readonly onClose: () => void;
  readonly onNote: (note: string) => void;
};

/** Sheet for the remark of a line: the shop's quick notes, a touch each, and free text. */
export function NoteSheet({ open, note, onClose, onNote }: NoteSheetProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { lineNotes = [] } = data.shop;
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
    >
      {lineNotes.length > 0 && (
        <fieldset className={css.notes}>
          <legend className="sr">{t('quickNotes')}</legend>
          {lineNotes.map(say).map((note) => (
            <button
              key={note}
              type="button"
              className={css.note}
              aria-pressed={hasNote(text, note)}
              onClick={() => setText(withNote(text, note, t('staff:comma')).slice(0, MAX_LENGTH))}
            >
              {note}
            </button>
          ))}
        </fieldset>
      )}
    </PromptSheet>
  );
}
