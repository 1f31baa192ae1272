import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { placing } from '../hooks/use-placing.ts';
import css from './placing-dialog.module.css';

/** As long as a message of success stays (specification §8, general), and the time to read a number. */
const SHOWN_MS = 1600;

/** The order is placed: said over the order's own page, without being in the way. */
export function PlacedNote({ number }: { readonly number: string | undefined }) {
  const { t } = useTranslation('checkout');
  useEffect(() => {
    const timer = setTimeout(placing.settle, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.placed} role="status">
      <span className={css.check}>
        <Icon name="check" />
      </span>
      <p className={css.title}>{t('placed.title')}</p>
      {number !== undefined && <p className={css.text}>{t('placed.number', { number })}</p>}
    </div>
  );
}
