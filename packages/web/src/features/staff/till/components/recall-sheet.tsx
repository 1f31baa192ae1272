import type { Draft, TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { RefundForm } from '../../../../data/refunds/refund-form.tsx';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type FinishedWhere, useFinishedBills } from '../hooks/use-finished-bills.ts';
import { type OldBillQuery, useOldBills } from '../hooks/use-old-bills.ts';
import { FinishedBill, type FinishedBillProps } from './finished-bill.tsx';
import { OldBillForm, OldBillList } from './old-bills.tsx';
import css from './recall-sheet.module.css';

export type RecallSheetProps = Pick<FinishedBillProps, 'onPrint' | 'onAgain'> & {
  readonly open: boolean;
  readonly parked: readonly Draft[];
  /** Orders that others are ringing up. */
  readonly rungUp: readonly Draft[];
  readonly onClose: () => void;
  readonly onRecall: (draft: Draft) => void;
};

type Takeable = Pick<RecallSheetProps, 'parked' | 'rungUp' | 'onRecall'>;

type RowsProps = Pick<RecallSheetProps, 'onRecall'> & {
  readonly drafts: readonly Draft[];
  /** Number of rows above, which have the digits before. */
  readonly above: number;
};

/** Orders to go on with, each on a digit: its name or its place, and who rings it up since when. */
function DraftRows({ drafts, above, onRecall }: RowsProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  return (
    <ul className={css.rows}>
      {drafts.map((draft, at) => (
        <li key={draft._id}>
          <button type="button" className={css.order} onClick={() => onRecall(draft)}>
            {above + at < 9 && <Kbd>{String(above + at + 1)}</Kbd>}
            <b>{draft.name ?? t(draft.session || draft.order?.tables ? 'atTable' : 'counter')}</b>
            <span>{t('dishes', { count: draft.lines.filter((line) => !line.fromProduct).length })}</span>
            <span className={css.who}>
              {draft.staff.name}
              {draft.updatedAt && ` ${clockText(draft.updatedAt, locale.intl, data.shop.timezone)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Parked orders, and those that others are ringing up, on the digits. */
function Drafts({ parked, rungUp, onRecall }: Takeable) {
  const { t } = useTranslation('till');
  useEffect(() => {
    const all = [...parked, ...rungUp];
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return;
      const draft = /^[1-9]$/.test(key) ? all[Number(key) - 1] : undefined;
      if (draft !== undefined) onRecall(draft);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [parked, rungUp, onRecall]);
  return (
    <>
      <h3 className={css.title}>{t('parked')}</h3>
      {parked.length === 0 && <p className="muted">{t('noneParked')}</p>}
      <DraftRows drafts={parked} above={0} onRecall={onRecall} />
      {rungUp.length > 0 && (
        <>
          <h3 className={css.title}>{t('rungUp')}</h3>
          <p className="muted">{t('rungUpHint')}</p>
          <DraftRows drafts={rungUp} above={parked.length} onRecall={onRecall} />
        </>
      )}
    </>
  );
}

type FinishedProps = { readonly where: FinishedWhere; readonly onLook: (bill: TableSession) => void };

/** Bills that were finished last on this device, or elsewhere if there are any; a touch shows one. */
function Finished({ where, onLook }: FinishedProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const bills = useFinishedBills(data.shop._id, where);
  if (where === 'elsewhere' && !bills.data?.length) return null;
  return (
    <>
      <h3 className={css.title}>{t(where === 'here' ? 'finished' : 'paidElsewhere')}</h3>
      {bills.data?.length === 0 && <p className="muted">{t('noneFinished')}</p>}
      {bills.isError && <p role="alert">{t('staff:notArrived')}</p>}
      <ul className={css.rows}>
        {bills.data?.map((bill) => (
          <li key={bill._id}>
            <button type="button" className={css.order} onClick={() => onLook(bill)}>
              <b>{bill.tableName ?? bill.orderNumber}</b>
              <span>{t(`staff:type.${bill.type}`)}</span>
              <span className={css.who}>
                {clockText(bill.paidTime ?? bill.startTime, locale.intl, data.shop.timezone)}
              </span>
              <Price amount={bill.bill.total} bare size="inherit" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const NOTHING_SOUGHT: OldBillQuery = { text: '', day: '' };

/**
 * Sheet of what may be taken up again: parked orders, the bills that were finished last, and any other that is looked for
 * (till T3.7).
 */
export function RecallSheet({ open, parked, rungUp, onClose, onRecall, onPrint, onAgain }: RecallSheetProps) {
  const { t } = useTranslation('till');
  const [looked, setLooked] = useState<TableSession>();
  const [isRefunding, setRefunding] = useState(false);
  const [query, setQuery] = useState(NOTHING_SOUGHT);
  const old = useOldBills(query);
  useEffect(() => {
    if (!open) return;
    setLooked(undefined);
    setRefunding(false);
    setQuery(NOTHING_SOUGHT);
  }, [open]);
  const title =
    looked === undefined
      ? t('recall')
      : t('staff:orderNo', { number: looked.orderNumber ?? looked.tableName ?? '' });
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {open && looked === undefined && (
        <div className={css.recall}>
          <OldBillForm
            query={query}
            onQuery={setQuery}
            onEnter={() => old.found[0] && setLooked(old.found[0])}
          />
          {old.isAsked ? (
            <OldBillList bills={old} onLook={setLooked} />
          ) : (
            <>
              <Drafts {...{ parked, rungUp, onRecall }} />
              <Finished where="here" onLook={setLooked} />
              <Finished where="elsewhere" onLook={setLooked} />
            </>
          )}
        </div>
      )}
      {open && looked !== undefined && isRefunding && (
        <RefundForm
          session={looked}
          onBack={() => setRefunding(false)}
          onRefunded={(bill) => {
            setLooked(bill);
            setRefunding(false);
          }}
        />
      )}
      {open && looked !== undefined && !isRefunding && (
        <FinishedBill
          session={looked}
          onBack={() => setLooked(undefined)}
          onPrint={onPrint}
          onRefund={() => setRefunding(true)}
          onTaken={setLooked}
          onAgain={(bill) => {
            onClose();
            onAgain(bill);
          }}
        />
      )}
    </Sheet>
  );
}
