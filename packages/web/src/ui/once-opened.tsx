import { type ReactNode, Suspense, useState } from 'react';

type OnceOpenedProps = { readonly open: boolean; readonly children: ReactNode };

/** Draws what is lazy from its first opening on: its code arrives with that, and it closes as it opened. */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
