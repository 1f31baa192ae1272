import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './dialog-frame.module.css';

export type DialogFrameProps = {
  readonly open: boolean;
  /** Without it nothing closes the dialog but what stands in it. */
  readonly onOpenChange?: AlertDialog.Root.Props['onOpenChange'];
  readonly title: string;
  readonly titleClass?: string | undefined;
  /** How the dialog itself looks. */
  readonly className?: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Stands over the other dialogs. */
  readonly isAbove?: boolean;
  readonly children: ReactNode;
};

/** What every dialog stands in: the page dimmed behind it, itself in the middle, with its title. */
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
