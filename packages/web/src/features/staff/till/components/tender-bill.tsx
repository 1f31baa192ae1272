import type { TableSession } from '@comanda/contract';
import { useState } from 'react';
import { IncludedTaxes } from '../../../../data/bills/included-taxes.tsx';
import { useSumRows } from '../../../../data/bills/use-sum-rows.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { GuestPayments, TENDER_PARTS, type Tender, type TenderParts, useTillBill } from '../../sale/index.ts';
import { DishesSheet } from './dishes-sheet.tsx';
import css from './tender-view.module.css';

const NO_LINES: readonly never[] = [];

export type TenderBillProps = {
  readonly session: TableSession;
  readonly tender: Pick<Tender, 'parts' | 'setParts' | 'dishes' | 'setDishes'>;
};

/** Choice of the part to pay now; that of dishes is made in a sheet. */
function Parts({ session, tender }: TenderBillProps) {
  const { t } = useTranslation('till');
  const [isChoosing, setChoosing] = useState(false);
  const { parts, setParts, dishes, setDishes } = tender;
  const labels: Partial<Record<TenderParts, string>> = { all: t('all'), dishes: t('byDishes') };
  return (
    <div className={css.parts}>
      <Segmented
        label={t('split')}
        options={TENDER_PARTS.map((value) => ({ value, label: labels[value] ?? `1/${value}` }))}
        value={parts}
        onChange={(next) => {
          setParts(next);
          setChoosing(next === 'dishes');
        }}
      />
      {parts === 'dishes' && (
        <Button variant="tonal" wide onClick={() => setChoosing(true)}>
          {t('dishes', { count: dishes.length })}
        </Button>
      )}
      <DishesSheet
        open={isChoosing}
        session={session}
        chosen={dishes}
        onChoose={setDishes}
        onClose={() => {
          setChoosing(false);
          if (dishes.length === 0) setParts('all');
        }}
      />
    </div>
  );
}

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
        <Parts session={session} tender={tender} />
      </Slip>
    </section>
  );
}
