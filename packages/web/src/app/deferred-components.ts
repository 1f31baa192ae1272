/** What a page needs once it stands: fetched as one, after what it shows. */

export { LanguageDialog } from '../features/guest/language/components/language-dialog.tsx';
export { ReadyWatch } from '../features/guest/order/components/ready-watch.tsx';
export { keepFocus } from '../lib/keep-focus.ts';
export { LoadingLine } from './loading-line.tsx';
export { followOrganisation } from './organisation.ts';
export { UpdatePrompt } from './update-prompt.tsx';
