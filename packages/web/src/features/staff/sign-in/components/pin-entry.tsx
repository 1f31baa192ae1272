import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { Keypad } from './keypad.tsx';
import css from './pin-entry.module.css';

const DOTS = 4;

/** PIN entry that signs in at a shop. */
export function PinEntry({ shop, ask }: { readonly shop: string | null; readonly ask: string }) {
  const { t } = useTranslation('staff');
  const entry = useSignIn(shop);
  const problem = entry.error && t(`errors:${entry.error}`);
  return (
    <>
      <div className={css.entry}>
        <p className={css.ask}>{ask}</p>
        <output className={css.dots} aria-label={t('pin.typed', { count: entry.pin.length })}>
          {Array.from({ length: Math.max(DOTS, entry.pin.length) }, (_, at) => (
            <span key={`dot-${String(at)}`} className={at < entry.pin.length ? css.full : css.dot} />
          ))}
        </output>
        <p role="alert" className={css.error}>
          {entry.pause > 0 ? t('pin.wait', { count: entry.pause }) : problem}
        </p>
      </div>
      <Keypad
        disabled={shop === null || entry.pause > 0 || entry.isPending}
        canSubmit={entry.canSubmit}
        onDigit={entry.press}
        onErase={entry.erase}
        onSubmit={entry.submit}
      />
    </>
  );
}
