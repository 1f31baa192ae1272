import { ConflictDialog } from '../../changes/index.ts';
import { useDescribe } from '../hooks/use-describe.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';

/** Conflicts of the menu's edits, in words. */
export function MenuConflicts({ lists }: { readonly lists: MenuLists }) {
  return <ConflictDialog describe={useDescribe(lists)} />;
}
