import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import edge from '../layout/lower-edge.module.css';
import { closing } from './closing.ts';
import { PicturedBody } from './pictured-body.tsx';
import css from './sheet-surface.module.css';

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Picture across the top under the close button; the body then begins with its own heading. */
  readonly hero?: ReactNode;
  /** Fixed footer below the scrolling body, for the main button. */
  readonly footer?: ReactNode;
  /** True for full height on phones, whatever the content. */
  readonly tall?: boolean;
  /** Width on screens from 768 px. */
  readonly width?: 's' | 'm' | 'l';
  /** Returns the element to focus on opening, if not the first one. */
  readonly firstFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
};

/** Content of a `Sheet`: traps and restores focus, closes on Escape and on a tap outside. */
export function SheetSurface(props: SheetProps) {
  const { open, onClose, title, closeLabel, hero, footer, tall, width = 'm', firstFocus, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  // a sheet opened with its page takes the focus itself, so that its first button has no focus ring
  const ownFocus = () => (document.activeElement === document.body ? popup.current : true);
  return (
    <Dialog.Root open={open} onOpenChange={closing(onClose)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.scrim} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup
            ref={popup}
            initialFocus={() => firstFocus?.() ?? ownFocus()}
            className={cx(css.sheet, tall && css.tall, css[width])}
          >
            <Dialog.Close className={cx(css.close, hero !== undefined && css.over)} aria-label={closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
            {hero === undefined ? (
              <>
                <Dialog.Title className={css.title}>{title}</Dialog.Title>
                <div
                  className={cx(
                    css.scroll,
                    footer === undefined && css.fading,
                    footer === undefined && edge.fades,
                  )}
                >
                  <div className={cx(css.body, css.underTitle)}>{children}</div>
                </div>
              </>
            ) : (
              <PicturedBody {...{ title, hero }}>{children}</PicturedBody>
            )}
            {footer !== undefined && <div className={css.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
