/** Components needed after the first render: one chunk, loaded after the page's content. */

export { LanguageDialog } from '../features/guest/language/index.ts';
export { ReadyWatch } from '../features/guest/order/index.ts';
export { TableExpiry } from '../features/guest/session/index.ts';
export { GuestsLocale } from '../i18n/guests-locale.tsx';
export { LoadingLine } from './loading-line.tsx';
export { followOrganisation } from './organisation.ts';
export { PageAnnouncer } from './page-announcer.tsx';
export { UpdatePrompt } from './update-prompt.tsx';
