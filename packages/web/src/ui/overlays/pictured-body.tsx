import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './sheet-surface.module.css';
import { usePassed } from './use-passed.ts';

type PicturedBodyProps = {
  readonly title: string;
  readonly hero: ReactNode;
  /** Content that begins with its own heading. */
  readonly children: ReactNode;
};

/** Sheet body under a picture; the close button's bar becomes opaque once the picture has scrolled away. */
export function PicturedBody({ title, hero, children }: PicturedBodyProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const isBar = usePassed(scroll, bar, picture);
  const isTitled = usePassed(scroll, bar, body?.firstElementChild ?? null);
  return (
    <>
      <div ref={setBar} className={cx(css.bar, isBar && css.closed)} aria-hidden="true">
        <p className={cx(css.barTitle, isTitled && css.shown)}>{title}</p>
      </div>
      <div ref={setScroll} className={cx(css.scroll, css.underBar)}>
        <Dialog.Title className="sr">{title}</Dialog.Title>
        <div ref={setPicture}>{hero}</div>
        <div ref={setBody} className={css.body}>
          {children}
        </div>
      </div>
    </>
  );
}
