import { MenuPart as Part } from '../menu/index.ts';
import { MenuReview } from '../promotions/index.ts';

// a file of its own, so that the build names the part's code after it

/** The menu editor, whose review says the edits of promotions, too. */
export function MenuPart() {
  return <Part Review={MenuReview} />;
}
