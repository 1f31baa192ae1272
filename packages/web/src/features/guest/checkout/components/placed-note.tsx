import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { placing } from '../hooks/use-placing.ts';
import css from './placing-dialog.module.css';

/** Duration of a success message (specification §8, general), long enough to read a number. */
const SHOWN_MS = 1600;

/** Shows that the order was placed, over the order page, without blocking it. */
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
