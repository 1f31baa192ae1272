/** What a page needs once it stands: fetched as one, after what it shows. */
export { ReadyWatch } from '../features/order/components/ready-watch.tsx';
export { keepFocus } from '../lib/keep-focus.ts';
export { followHouse } from './house.ts';
export { LanguageDialog } from './language-dialog.tsx';
export { LoadingLine } from './loading-line.tsx';
export { UpdatePrompt } from './update-prompt.tsx';
