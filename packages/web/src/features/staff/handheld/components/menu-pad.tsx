import type { Product } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type Dishes, NumberPad, readEntry } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './menu-view.module.css';

type MenuPadProps = {
  readonly hand: HandOrder;
  readonly dishes: Dishes;
  readonly onRing: (product: Product) => void;
};

/** Keys that ring up a dish by its code; an unknown code is cleared. */
export function MenuPad({ hand, dishes, onRing }: MenuPadProps) {
  const { t } = useTranslation('handheld');
  const enter = () => {
    const { code } = readEntry(hand.order.entry);
    const product = dishes.byCode(code);
    if (product !== undefined) onRing(product);
    else if (code !== '') hand.dispatch({ type: 'entrySet', entry: '' });
  };
  return (
    <div className={css.pad}>
      <NumberPad
        display={
          <>
            <span>{hand.order.entry.replace('*', ' × ')}</span>
            <small>{t('till:typeCode')}</small>
          </>
        }
        extra={{ key: '*', shown: '×', label: t('till:times') }}
        onKey={(key) => hand.dispatch({ type: 'keyTyped', key })}
        onErase={() => hand.dispatch({ type: 'keyErased' })}
        onEnter={enter}
      />
    </div>
  );
}
