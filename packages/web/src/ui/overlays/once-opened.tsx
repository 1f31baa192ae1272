import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useToast } from './toast-context.ts';

type OnceOpenedProps = { readonly open: boolean; readonly children: ReactNode };

/**
 * Renders a sheet or dialog from its first opening on, which loads its code, so that closing is animated. Hides the
 * page's toasts while open.
 */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const { suspend } = useToast();
  useEffect(() => (open ? suspend() : undefined), [open, suspend]);
  return wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
