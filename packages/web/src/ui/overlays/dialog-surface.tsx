import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { closing } from './closing.ts';
import { DialogFrame } from './dialog-frame.tsx';
import css from './dialog-surface.module.css';

export type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Content below the text, such as old and new price. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Called by the confirm button; when absent, the dialog is an alert with one button that closes it. */
  readonly cancelLabel?: string;
  /** Called by cancel, Escape, and the button of an alert. */
  readonly onCancel: () => void;
  /** True for irreversible actions: red, with the initial focus on cancel. */
  readonly danger?: boolean;
  readonly busy?: boolean;
};

/** Content of a `Dialog`: question, confirm, cancel. */
export function DialogSurface(props: DialogProps) {
  const { open, title, text, children, confirmLabel, onConfirm, cancelLabel, onCancel, danger, busy } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...{ open, title }}
      onOpenChange={closing(onCancel)}
      className={css.dialog}
      titleClass={css.title}
      initialFocus={danger && cancelLabel !== undefined ? cancel : confirm}
    >
      {text !== undefined && <AlertDialog.Description className={css.text}>{text}</AlertDialog.Description>}
      {children}
      <div className={css.acts}>
        <Button ref={confirm} wide variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {cancelLabel !== undefined && (
          <Button ref={cancel} wide variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
