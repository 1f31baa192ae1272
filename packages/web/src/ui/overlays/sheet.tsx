import { lazy, type ReactNode } from 'react';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import { OnceOpened } from './once-opened.tsx';

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** A picture across the top, the close button over it; the body begins with its own heading. */
  readonly hero?: ReactNode;
  /** Stays below the scrolling body: the button that says what is next. */
  readonly footer?: ReactNode;
  /** Takes the whole height on phones, whatever its content. */
  readonly tall?: boolean;
  /** Width on screens from 768 px. */
  readonly width?: 's' | 'm' | 'l';
  readonly children: ReactNode;
};

const Surface = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./sheet-surface.tsx'))).SheetSurface,
}));

/** A sheet from below on phones, a dialog in the middle from 768 px. Its code arrives with the first opening. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpened open={props.open}>
      <Surface {...props} />
    </OnceOpened>
  );
}
