import type { TableSession } from '@comanda/contract';
import { Suspense } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { lazyPage } from '../../../../i18n/lazy-page.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type Tender, TypedTip } from '../../sale/index.ts';
import css from './tender-view.module.css';

const TenderInvoice = lazyPage(
  async () => (await import('./tender-invoice.tsx')).TenderInvoice,
  'tax-invoice',
  'till',
  'errors',
);

export type TenderSideProps = { readonly session: TableSession; readonly tender: Tender };

/** Money taken for the bill before, with its tips, oldest first; nothing before the first. */
function TakenSoFar({ session: { payments } }: Pick<TenderSideProps, 'session'>) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  if (payments.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>{t('takenSoFar')}</h2>
      <dl>
        {payments.map(({ _id, method, amount, tips = 0 }) => (
          <div key={_id} className={css.taken}>
            <dt>
              {say(data.methods.find((each) => each._id === method)?.name) || t('cash')}
              {tips > 0 && (
                <small className="muted">
                  {t('tip')} <Price amount={tips} bare size="inherit" weight="regular" />
                </small>
              )}
            </dt>
            <dd>
              <Price amount={amount} bare size="inherit" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Tip, tax invoice where the shop issues them, and the button that books the money. */
export function TenderSide({ session, tender }: TenderSideProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { tips, setTips, tipKeys, partAmount, payments, booking, book, isTaking } = tender;
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
        <TypedTip key={payments} of={partAmount} onTip={setTips} />
      </section>
      {data.methods.some(({ kind, account }) => kind === 'taiwanTax' && account !== undefined) && (
        <Suspense>
          <TenderInvoice session={session} tender={tender} />
        </Suspense>
      )}
      <TakenSoFar session={session} />
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
