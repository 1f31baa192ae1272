import type { TableSession } from '@comanda/contract';
import { IncludedTaxes } from '../../../../data/bills/included-taxes.tsx';
import { useSumRows } from '../../../../data/bills/use-sum-rows.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { GuestPayments, type Tender, TenderPartsChoice, useTillBill } from '../../sale/index.ts';
import css from './tender-view.module.css';

const NO_LINES: readonly never[] = [];

export type TenderBillProps = {
  readonly session: TableSession;
  readonly tender: Tender;
};

/** Bill being paid: its sums, what was taken of it, what stays to pay, and the part of that to pay now. */
export function TenderBill({ session, tender }: TenderBillProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const bill = useTillBill({ key: session._id, type: session.type, session }, session.section, NO_LINES);
  const rows = useSumRows(bill);
  const { outstanding, total } = session.bill;
  return (
    <section className={css.bill} aria-label={t('bill')}>
      <Slip className={css.slip}>
        <dl>
          {rows.map(({ id, name, amount }) => (
            <div key={id} className={css.amount}>
              <dt>{name}</dt>
              <dd>
                <Price amount={amount} bare size="inherit" tone={amount < 0 ? 'saving' : undefined} />
              </dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{t('total')}</dt>
            <dd>
              <Price amount={total} size="inherit" />
            </dd>
          </div>
          <IncludedTaxes bill={session.bill} className={css.amount} />
          {session.payments.map((payment) => (
            <div key={payment._id} className={css.paid}>
              <dt>{say(data.methods.find(({ _id }) => _id === payment.method)?.name) || t('cash')}</dt>
              <dd>
                <Price amount={-payment.amount} bare size="inherit" />
              </dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{t('toPay')}</dt>
            <dd>
              <Price amount={outstanding} size="inherit" />
            </dd>
          </div>
        </dl>
        <GuestPayments session={session} />
        <TenderPartsChoice session={session} tender={tender} />
      </Slip>
    </section>
  );
}
