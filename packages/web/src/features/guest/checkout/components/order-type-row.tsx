import type { OrderType } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { canSwitchOrderType } from '../../../../data/order-context/order-types.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import css from './fulfilment.module.css';
import { OrderTypeSheet } from './order-type-sheet.tsx';

const ORDER_TYPE_ICONS: Readonly<Record<OrderType, IconName>> = {
  dineIn: 'dine',
  dineInNoTable: 'users',
  takeAway: 'bag',
  delivery: 'bike',
};

/** Renders the order type, with the button to change it. */
export function OrderTypeRow() {
  const { t } = useTranslation('checkout');
  const { shop } = useReadyCatalogue().data;
  const context = useOrderContext();
  const sheet = useHistoryDialog('how');
  if (!canSwitchOrderType(context, shop)) return null;
  return (
    <div className={css.row}>
      <Icon name={ORDER_TYPE_ICONS[context.mode]} />
      <span className={css.words}>
        <b className={css.label}>{t('how.label')}</b>
        {t(`common:orderType.${context.mode}`)}
      </span>
      <Button size="s" variant="quiet" onClick={() => sheet.open()}>
        {t('placing.change')}
      </Button>
      <OrderTypeSheet open={sheet.isOpen} onClose={sheet.close} />
    </div>
  );
}
