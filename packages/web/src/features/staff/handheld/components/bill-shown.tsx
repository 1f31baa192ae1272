import { DishRows } from '../../../../data/bills/dish-rows.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { BillSums } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './bill-shown.module.css';

type BillShownProps = { readonly open: boolean; readonly hand: HandOrder; readonly onClose: () => void };

/** A table's bill for the guests' eyes: its dishes and sums in large letters, and nothing to press. */
export function BillShown({ open, hand, onClose }: BillShownProps) {
  const { t } = useTranslation('handheld');
  const { session } = hand.place;
  if (session === undefined) return null;
  return (
    <Sheet
      {...{ open, onClose }}
      tall
      title={t('billOf', { table: hand.name })}
      closeLabel={t('common:close')}
    >
      <dl className={css.dishes}>
        <DishRows session={session} />
      </dl>
      <div className={css.sums}>
        <BillSums bill={hand.bill} due={hand.due} paid={session.bill.paid} />
      </div>
    </Sheet>
  );
}
