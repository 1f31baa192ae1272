import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './work-frame.module.css';

export type WorkFrameProps = {
  readonly title: string;
  readonly icon: IconName;
  /** Shop's name. */
  readonly place: string;
  /** Menu of the person signed in, at the end of the bar. */
  readonly menu: ReactNode;
  /** Controls beside that menu. */
  readonly tools?: ReactNode;
  /** Notice above the content, such as a lost connection. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** Frame of the staff's small pages: head and sheet. */
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
