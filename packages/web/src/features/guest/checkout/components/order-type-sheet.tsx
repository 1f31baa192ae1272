import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { lacksCode, orderTypesOf } from '../../../../data/order-context/order-types.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { RadioSheet } from '../../../../ui/overlays/radio-sheet.tsx';
import { useOrderTypes } from '../hooks/use-order-types.ts';

type OrderTypeSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Renders the order types, with the reason why one is not available now; a change keeps the cart. */
export function OrderTypeSheet({ open, onClose }: OrderTypeSheetProps) {
  const { t } = useTranslation('common');
  const { shop } = useReadyCatalogue().data;
  const context = useOrderContext();
  const { orderTypes, change } = useOrderTypes();
  const takeAway = useOpening(shop, 'takeAway');
  const dineInNoTable = useOpening(shop, 'dineInNoTable');
  const delivery = useOpening(shop, 'delivery');
  const openings = { takeAway, dineInNoTable, delivery };
  const offered = orderTypesOf(shop).map((orderType) => {
    const { isOpen, isAhead, next } = openings[orderType];
    const closed = isOpen ? undefined : (next ?? t('checkout:how.closed'));
    const isLacking = lacksCode(orderType, context, shop);
    return {
      value: orderType,
      label: t(`orderType.${orderType}`),
      note: isLacking ? t('home:scan') : closed,
      disabled: isLacking || (!isOpen && !isAhead && orderType !== context.mode),
    };
  });
  const atTable = { value: 'dineIn', label: t('orderType.dineIn'), note: t('home:scan'), disabled: true };
  return (
    <RadioSheet
      {...{ open, onClose }}
      title={t('checkout:how.title')}
      closeLabel={t('close')}
      choices={[...offered, atTable]}
      value={context.mode}
      onChange={(value) => {
        const orderType = orderTypes.find((each) => each === value);
        if (orderType !== undefined) change(orderType);
      }}
    />
  );
}
