import { DraftProvider } from '../../changes/index.ts';
import type { MenuReview } from '../menu-review.ts';
import { MenuEditor } from './menu-editor.tsx';

/** The menu editor, in the organisation's open change set. */
export function MenuPart({ Review }: { readonly Review: MenuReview }) {
  return (
    <DraftProvider>
      <MenuEditor Review={Review} />
    </DraftProvider>
  );
}
