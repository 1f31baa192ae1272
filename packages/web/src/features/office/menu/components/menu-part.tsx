import { DraftProvider } from '../../changes/index.ts';
import { MenuEditor } from './menu-editor.tsx';

/** The menu editor, in the organisation's open change set. */
export function MenuPart() {
  return (
    <DraftProvider>
      <MenuEditor />
    </DraftProvider>
  );
}
