import { lazy } from 'react';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import { OnceOpened } from './once-opened.tsx';
import type { SheetProps } from './sheet-surface.tsx';

const Surface = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./sheet-surface.tsx'))).SheetSurface,
}));

/** Bottom sheet on phones, centred dialog from 768 px; its code is loaded on first opening. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpened open={props.open}>
      <Surface {...props} />
    </OnceOpened>
  );
}
