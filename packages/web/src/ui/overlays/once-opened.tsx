import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useToast } from './toast-context.ts';

type OnceOpenedProps = { readonly open: boolean; readonly children: ReactNode };

/**
 * Draws a sheet or dialog from its first opening on: its code arrives with that, and it closes as it opened. What was
 * told of the page does not lie over it.
 */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const { standAside } = useToast();
  useEffect(() => (open ? standAside() : undefined), [open, standAside]);
  return wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
