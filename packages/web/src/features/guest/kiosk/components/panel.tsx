import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './kiosk.module.css';

type PanelProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  /** Called by Escape. */
  readonly onCancel: () => void;
};

/** Question over the screen, at its lower edge, where everybody reaches it; the screen behind it is inert. */
export function Panel({ title, text, children, onCancel }: PanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className={css.scrim}>
      <div
        ref={panel}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        tabIndex={-1}
        className={css.panel}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      >
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={`${id}-text`} className={css.lead}>
            {text}
          </p>
        )}
        <div className={css.panelActs}>{children}</div>
      </div>
    </div>
  );
}
