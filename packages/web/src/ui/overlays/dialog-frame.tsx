import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './dialog-frame.module.css';

export type DialogFrameProps = {
  readonly open: boolean;
  /** Called on Escape or a tap outside; when absent, only its content closes the dialog. */
  readonly onOpenChange?: AlertDialog.Root.Props['onOpenChange'];
  readonly title: string;
  readonly titleClass?: string | undefined;
  /** Class of the dialog itself. */
  readonly className?: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** True to open above other dialogs. */
  readonly isAbove?: boolean;
  readonly children: ReactNode;
};

/** Frame of every dialog: dimmed backdrop, centred box, title. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, title, titleClass, className, initialFocus, isAbove, children } = props;
  return (
    <AlertDialog.Root {...{ open, onOpenChange }}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={cx(css.scrim, isAbove && css.above)} />
        <AlertDialog.Viewport className={cx(css.viewport, isAbove && css.above)}>
          <AlertDialog.Popup className={cx(css.popup, className)} {...{ initialFocus }}>
            <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
            {children}
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
