import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { Tender } from '../../sale/index.ts';
import css from './tender-view.module.css';

/** Tip, and the button that books the money. */
export function TenderSide({ tender }: { readonly tender: Tender }) {
  const { t } = useTranslation('till');
  const { tips, setTips, tipKeys, booking, book, isTaking } = tender;
  return (
    <aside className={css.side} aria-label={t('tip')}>
      <section className={css.card}>
        <h2>
          {t('tip')} <small className="muted">{t('tipNote')}</small>
        </h2>
        <Segmented
          label={t('tip')}
          options={[0, ...tipKeys].map((amount) => ({
            value: String(amount),
            label: amount === 0 ? t('none') : <Price amount={amount} bare size="inherit" />,
          }))}
          value={String(tips)}
          onChange={(amount) => setTips(Number(amount))}
        />
      </section>
      <Button
        size="l"
        wide
        icon="cash"
        busy={isTaking}
        disabled={booking === undefined}
        amount={
          <Price
            amount={booking === undefined ? 0 : booking.amount + booking.tips + booking.rounding}
            size="inherit"
          />
        }
        onClick={book}
      >
        {t('take')}
      </Button>
    </aside>
  );
}
