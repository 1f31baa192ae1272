import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useFootHeight } from '../../lib/use-foot-height.ts';
import { Icon } from '../icons/icon.tsx';
import css from './toast.module.css';
import { type ToastAction, ToastContext, type Toasts } from './toast-context.ts';

type Message = {
  readonly id: number;
  readonly tone: 'success' | 'notice' | 'error';
  readonly text: string;
  readonly action: ToastAction | undefined;
  /** Time it was shown, on the page's monotonic clock. */
  readonly since: number;
  /** Page it belongs to, if that was not shown yet. */
  readonly page: string | undefined;
};

const ICONS = { success: 'check', notice: 'info', error: 'alert' } as const;
const SUCCESS_MS = 1000;
const ACTION_MS = 5000;
/** Most messages shown besides errors, which stay until closed. */
const MAX_COUNT = 3;
/** Milliseconds around a page change in which a toast belongs to the next page. */
const SAME_MOMENT_MS = 500;

/** Returns the messages with another one: one success at a time, as the last action is the one to undo. */
function withMessage(current: readonly Message[], added: Message): readonly Message[] {
  const others = current.filter(
    ({ text, tone }) => text !== added.text && (tone !== 'success' || added.tone !== 'success'),
  );
  const passing = [...others, added].filter(({ tone }) => tone !== 'error');
  const kept = new Set(passing.slice(-MAX_COUNT));
  return [...others, added].filter((message) => message.tone === 'error' || kept.has(message));
}

type ErrorTextProps = { readonly text: string; readonly wholeLabel: string };

/** Renders an error's text: two lines of it (specification §8), the whole after a tap where it is longer. */
function ErrorText({ text, wholeLabel }: ErrorTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const { current } = shown;
    if (current === null || isWhole) return;
    const observer = new ResizeObserver(() => setIsCut(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <>
      <span ref={shown} className={cx(css.text, isWhole && css.whole)}>
        {text}
      </span>
      {isCut && (
        <button
          type="button"
          className={css.close}
          aria-label={wholeLabel}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          <Icon name="down" size="s" className={cx(isWhole && css.turned)} />
        </button>
      )}
    </>
  );
}

type ToastProps = {
  readonly message: Message;
  readonly closeLabel: string;
  readonly wholeLabel: string;
  readonly onClose: (id: number) => void;
};

function Toast({ message, closeLabel, wholeLabel, onClose }: ToastProps) {
  const { id, tone, text, action } = message;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (tone !== 'success' || held) return;
    const timer = setTimeout(() => onClose(id), action === undefined ? SUCCESS_MS : ACTION_MS);
    return () => clearTimeout(timer);
  }, [id, tone, action, held, onClose]);
  const act = () => {
    onClose(id);
    action?.onClick();
  };
  return (
    <li
      className={cx(css.toast, tone === 'notice' && css.stays, tone === 'error' && css.bad)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} />
      {tone === 'error' ? (
        <ErrorText text={text} wholeLabel={wholeLabel} />
      ) : (
        <span className={css.text}>{text}</span>
      )}
      {action !== undefined && (
        <button type="button" className={css.act} onClick={act}>
          {action.label}
        </button>
      )}
      {tone !== 'success' && (
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => onClose(id)}>
          <Icon name="close" size="s" />
        </button>
      )}
    </li>
  );
}

export type ToastProviderProps = {
  readonly closeLabel: string;
  /** Accessible name of the button that shows all of a long error. */
  readonly wholeLabel: string;
  /** Accessible name of the toast region. */
  readonly label: string;
  /** Identifies the page; toasts other than errors close when it changes. */
  readonly page?: string;
  readonly children: ReactNode;
};

/** Provides `useToast`; shows toasts in one card above the bars marked `data-foot`. */
export function ToastProvider({ closeLabel, wholeLabel, label, page, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  /** Opening times of the open sheets and dialogs. */
  const [openings, setOpenings] = useState<readonly number[]>([]);
  const shown = messages.filter(({ since }) => openings.every((opened) => since >= opened));
  const foot = useFootHeight(shown.length > 0);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const now = performance.now();
    const stays = (message: Message) =>
      message.tone === 'error' || message.page === page || now - message.since < SAME_MOMENT_MS;
    setMessages((current) => current.filter(stays));
  }, [page]);
  const count = useRef(0);
  const close = useCallback(
    (id: number) => setMessages((current) => current.filter((message) => message.id !== id)),
    [],
  );
  const toasts = useMemo<Toasts>(() => {
    const show = (tone: Message['tone']) => (text: string, action?: ToastAction, onPage?: string) => {
      count.current += 1;
      const since = performance.now();
      const message = { id: count.current, tone, text, action, since, page: onPage };
      setMessages((current) => withMessage(current, message));
    };
    const suspend = () => {
      const opened = performance.now();
      setOpenings((others) => [...others, opened]);
      setMessages((current) => current.filter(({ tone }) => tone !== 'success'));
      return () => setOpenings((all) => all.filter((each) => each !== opened));
    };
    const clear = () => setMessages([]);
    return { success: show('success'), notice: show('notice'), error: show('error'), suspend, clear };
  }, []);
  const ofErrors = (isError: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((message) => <Toast key={message.id} {...{ message, closeLabel, wholeLabel }} onClose={close} />);
  return (
    <ToastContext value={toasts}>
      {children}
      <section aria-label={label} className={css.place} style={{ bottom: foot }} data-toasts="">
        <div className={cx(css.card, shown.length > 0 && css.shown)}>
          <ul aria-live="polite" aria-relevant="additions" className={css.list}>
            {ofErrors(false)}
          </ul>
          <ul aria-live="assertive" aria-relevant="additions" className={css.list}>
            {ofErrors(true)}
          </ul>
        </div>
      </section>
    </ToastContext>
  );
}
