import { RadioList, type RadioListProps } from '../controls/choice-list.tsx';
import { Sheet } from './sheet.tsx';

export type RadioSheetProps = RadioListProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
};

/** Sheet with a single choice; a tap chooses, or keeps the choice, and closes. */
export function RadioSheet({ open, onClose, title, closeLabel, choices, value, onChange }: RadioSheetProps) {
  return (
    <Sheet {...{ open, onClose, title, closeLabel }} width="s">
      <RadioList
        {...{ choices, value }}
        onKeep={onClose}
        onChange={(chosen) => {
          onChange(chosen);
          onClose();
        }}
      />
    </Sheet>
  );
}
