/** What a page needs once it stands: fetched as one, after what it shows. */

export { LanguageDialog } from '../features/guest/language/index.ts';
export { ReadyWatch } from '../features/guest/order/index.ts';
export { keepFocus } from '../lib/keep-focus.ts';
export { LoadingLine } from './loading-line.tsx';
export { followOrganisation } from './organisation.ts';
export { UpdatePrompt } from './update-prompt.tsx';
