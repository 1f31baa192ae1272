import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './work-frame.module.css';

export type WorkFrameProps = {
  readonly title: string;
  readonly icon: IconName;
  /** Where the screen stands: the shop's name. */
  readonly place: string;
  /** Who is signed in, at the end of the bar. */
  readonly menu: ReactNode;
  /** Beside the menu of who is signed in. */
  readonly tools?: ReactNode;
  /** Above the content, such as a lost connection. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** Head and sheet of the staff's small pages. */
export function WorkFrame({ title, icon, place, menu, tools, notice, children }: WorkFrameProps) {
  return (
    <>
      <header className={css.bar}>
        <h1 className={css.title}>
          <Icon name={icon} className={css.sign} />
          {title}
        </h1>
        <span className={css.shop}>{place}</span>
        {tools}
        {menu}
      </header>
      <main className={css.page}>
        {notice}
        {children}
      </main>
    </>
  );
}
