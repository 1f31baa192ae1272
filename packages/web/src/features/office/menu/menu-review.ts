import type { ComponentType } from 'react';
import type { MenuLists } from './hooks/use-menu-lists.ts';

export type MenuReviewProps = {
  readonly lists: MenuLists;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Sheet with the open set and its conflicts; given from outside, as the set also has edits of other parts. */
export type MenuReview = ComponentType<MenuReviewProps>;
