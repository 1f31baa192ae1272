import type { StaffRole } from '@comanda/contract';
import type { KeyIn, MessageKey, Namespace } from '../i18n/messages.ts';
import type { IconName } from '../ui/icons/icon-paths.ts';

/** Frame of a page (specification §2, layout rules). */
export type Frame = {
  readonly header: boolean;
  readonly footer: boolean;
  /** True if the top bar has a back button. */
  readonly back: boolean;
  /** Fixed target of the back button; back in the history when absent. */
  readonly backTo?: string;
  /** Colour of the browser's own bars. */
  readonly colour: 'black' | 'orange';
  /** True if the page draws its own top bar. */
  readonly ownHeader?: true;
  /** True if the page sets the document title itself. */
  readonly ownTitle?: true;
};

type TitleKey<Key> = Key extends `app:title.${infer Title}` ? Title : never;
/** The title of a page, as a key below `app:title`. */
export type PageTitle = TitleKey<MessageKey>;

/** Access to a staff screen: by PIN, for these roles, managers and owners. */
export type Gate = {
  /** Key of the screen's name below `staff`. */
  readonly title: KeyIn<'staff'>;
  readonly icon: IconName;
  readonly roles: readonly StaffRole[];
};

/** Bundles of small pages that lead to each other, each loaded as one file. */
type PageBundle = 'start-pages' | 'order-pages' | 'member-pages';

/** A page of the application. */
export type Page = {
  /** Path pattern of the router, without the locale. */
  readonly path: string;
  /** Absent on home, which shows the shop's name, and on pages of members and staff, which set their own. */
  readonly title?: PageTitle;
  readonly frame: Frame;
  /** Namespaces of its texts besides SHELL_TEXTS. */
  readonly texts: readonly Namespace[];
  /** True if it shows texts in several languages at once. */
  readonly isMultilingual?: true;
  /** Module in features/, without extension; the component has the name of the file. */
  readonly load: string;
  readonly audience: 'guest' | 'kiosk' | 'staff' | 'office';
  readonly bundle?: PageBundle;
  /** Path of the page it opens over. */
  readonly over?: string;
  /** Sign-in required; none when absent. */
  readonly gate?: Gate;
  /** True if guests without a shop are redirected to the choice (specification §4, startup). */
  readonly needsShop?: true;
};
