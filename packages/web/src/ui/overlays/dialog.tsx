import { lazy } from 'react';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import type { DialogProps } from './dialog-surface.tsx';
import { OnceOpened } from './once-opened.tsx';

const Surface = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./dialog-surface.tsx'))).DialogSurface,
}));

/** Modal question; its code is loaded on first opening. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Surface {...props} />
    </OnceOpened>
  );
}

/** Preloads the code of `Sheet` and `Dialog`, so that the first tap opens at once. */
export function preloadDialogs(): void {
  import('./sheet-surface.tsx').catch(() => undefined);
  import('./dialog-surface.tsx').catch(() => undefined);
}
