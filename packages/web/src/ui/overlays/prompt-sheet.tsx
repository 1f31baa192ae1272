import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { PromptForm, type PromptFormProps } from './prompt-form.tsx';
import css from './prompt-sheet.module.css';
import { Sheet } from './sheet.tsx';

export type PromptSheetProps = Omit<PromptFormProps, 'id'> & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly confirmLabel: string;
  /** Text of a second button, which closes the sheet. */
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  /** True if the value cannot be confirmed and needs no text about it. */
  readonly disabled?: boolean;
  /** True if the keys go to the field as soon as the sheet is open. */
  readonly focusesField?: boolean;
  /** Texts that fill the field with a touch, below it. */
  readonly children?: ReactNode;
};

/** Sheet that asks for one value, with the button that confirms it at its foot. */
export function PromptSheet(props: PromptSheetProps) {
  const { open, onClose, title, closeLabel, ...asked } = props;
  const { confirmLabel, cancelLabel, busy, disabled, focusesField = false, children, ...form } = asked;
  const id = useId();
  return (
    <Sheet
      {...{ open, onClose, title, closeLabel }}
      width="s"
      firstFocus={
        focusesField ? () => document.getElementById(id)?.querySelector('input') ?? null : undefined
      }
      footer={
        <div className={css.acts}>
          <Button type="submit" form={id} size="l" wide {...{ busy, disabled }}>
            {confirmLabel}
          </Button>
          {cancelLabel !== undefined && (
            <Button variant="quiet" wide onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
        </div>
      }
    >
      <PromptForm id={id} {...form} />
      {children}
    </Sheet>
  );
}
