import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { billOfTable, type useTillLists } from '../../sale/index.ts';
import css from './tables-view.module.css';

const EVERY_SECOND = 1000;

export type TablesViewProps = {
  readonly lists: ReturnType<typeof useTillLists>;
  readonly onTable: (id: string) => void;
};

/** Tables of the shop with their bills: minutes and amount; a touch opens one. */
export function TablesView({ lists, onTable }: TablesViewProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const now = useNow(EVERY_SECOND);
  const byName = new Intl.Collator(locale.intl, { numeric: true });
  const tables = [...lists.tables].sort((one, other) => byName.compare(one.name, other.name));
  return (
    <main className={css.view}>
      <h1 className={css.title}>{t('tables')}</h1>
      <ul className={css.tables}>
        {tables.map((table) => {
          const bill = billOfTable(lists.bills, table);
          const asks = bill?.status === 'toPay' || bill?.staffCalls?.some(({ kind }) => kind === 'bill');
          return (
            <li key={table._id}>
              <button
                type="button"
                className={cx(css.table, bill && css.seated, asks && css.asks)}
                onClick={() => onTable(table._id)}
              >
                <b>{table.name}</b>
                {bill === undefined ? (
                  <small>{t('freeTable', { count: table.capacity })}</small>
                ) : (
                  <>
                    <small>
                      {asks ? t('billAsked') : ageText(Math.max(0, now - Date.parse(bill.startTime)))}
                    </small>
                    <Price amount={bill.bill.outstanding} bare size="inherit" />
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
