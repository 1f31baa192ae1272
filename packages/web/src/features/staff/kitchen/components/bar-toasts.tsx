import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type ToastAction, ToastContext, type Toasts } from '../../../../ui/overlays/toast-context.ts';
import css from './bar-toasts.module.css';

type Message = {
  readonly id: number;
  readonly tone: 'success' | 'notice' | 'error';
  readonly text: string;
  readonly action: ToastAction | undefined;
};
type Shown = { readonly message: Message | undefined; readonly close: () => void };

/** Milliseconds that each kind of message is shown: in a kitchen nobody has a hand free to close one. */
const SHOWN_MS = { success: 5000, notice: 8000, error: 8000 } as const;
const ICONS = { success: 'check', notice: 'info', error: 'alert' } as const;
const nothing = () => undefined;
const ShownContext = createContext<Shown>({ message: undefined, close: nothing });

/** Gives the kitchen its messages in the bar: at the foot of the screen they would lie on the keys that bump. */
export function BarToasts({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<Message>();
  const toasts = useMemo<Toasts>(() => {
    let count = 0;
    const show = (tone: Message['tone']) => (text: string, action?: ToastAction) => {
      count += 1;
      setMessage({ id: count, tone, text, action });
    };
    const clear = () => setMessage(undefined);
    const [success, notice, error] = [show('success'), show('notice'), show('error')];
    // dialogs cover the board, not the bar
    return { success, notice, error, suspend: () => nothing, clear };
  }, []);
  const shown = useMemo(() => ({ message, close: toasts.clear }), [message, toasts]);
  return (
    <ToastContext value={toasts}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ToastContext>
  );
}

/** Returns true while the bar has a message, which stands in place of the title and the averages. */
export function useHasMessage(): boolean {
  return useContext(ShownContext).message !== undefined;
}

/** The latest message, for some seconds; longer while the pointer is on it. */
export function BarMessage() {
  const { t } = useTranslation('kitchen');
  const { message, close } = useContext(ShownContext);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (message === undefined || isKept) return;
    const timer = setTimeout(close, SHOWN_MS[message.tone]);
    return () => clearTimeout(timer);
  }, [message, isKept, close]);
  const act = () => {
    close();
    message?.action?.onClick();
  };
  return (
    <div
      role={message?.tone === 'error' ? 'alert' : 'status'}
      className={cx(message === undefined ? css.none : css.message, message?.tone === 'error' && css.bad)}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
    >
      {message !== undefined && (
        <>
          <Icon name={ICONS[message.tone]} />
          <span className={css.text}>{message.text}</span>
          {message.action !== undefined && (
            <button type="button" className={css.act} onClick={act}>
              {message.action.label}
            </button>
          )}
          <IconButton icon="close" label={t('common:close')} onClick={close} />
        </>
      )}
    </div>
  );
}
