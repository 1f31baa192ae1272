import { lazy, type ReactNode } from 'react';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import { OnceOpened } from './once-opened.tsx';

export type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Below the text, such as old and new price. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Without it the dialog only tells (an alert) and the one button closes it. */
  readonly cancelLabel?: string;
  /** Also Escape; an alert calls it too. */
  readonly onCancel: () => void;
  /** Red, for what cannot be undone; focus then starts on cancel. */
  readonly danger?: boolean;
  readonly busy?: boolean;
};

const Surface = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./dialog-surface.tsx'))).DialogSurface,
}));

/** A question that has to be answered before anything goes on. Its code arrives with the first opening. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Surface {...props} />
    </OnceOpened>
  );
}

/** Fetches the code of Sheet and Dialog ahead, so that the first tap opens at once. */
export function preloadDialogs(): void {
  import('./sheet-surface.tsx').catch(() => undefined);
  import('./dialog-surface.tsx').catch(() => undefined);
}
