import { lazyPage } from '../../../i18n/lazy-page.ts';

/** The cards that a member can pay with, and the wish to keep a new one, loaded for members only. */
export const CardChoice = lazyPage(
  async () => (await import('./components/card-choice.tsx')).CardChoice,
  'saved-cards',
);

/** The list of a member's cards on their page. */
export const MemberCards = lazyPage(
  async () => (await import('./components/member-cards.tsx')).MemberCards,
  'saved-cards',
  'errors',
);
