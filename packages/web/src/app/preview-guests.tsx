import type { ReactNode } from 'react';
import { PreviewBar } from './preview-bar.tsx';

/** Frame of the guests' pages in a preview: says so above every page. */
export function PreviewGuests({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PreviewBar />
      {children}
    </>
  );
}
