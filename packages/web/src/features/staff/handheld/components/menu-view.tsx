import type { Product } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import type { Dishes, SalePlace } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { HandBar } from './hand-frame.tsx';
import { MenuCategories, MenuDishes } from './menu-dishes.tsx';
import { MenuPad } from './menu-pad.tsx';
import css from './menu-view.module.css';
import { SeatBar } from './seat-bar.tsx';
import { SendButton } from './send-button.tsx';

export type MenuViewProps = {
  readonly place: SalePlace;
  readonly hand: HandOrder;
  readonly dishes: Dishes;
  readonly onRing: (product: Product) => void;
  readonly onScan: (() => void) | undefined;
  readonly onBack: () => void;
};

/** The menu of a table: its category, its dish: two touches; what has options opens first (till T1.5). */
export function MenuView({ place, hand, dishes, onRing, onScan, onBack }: MenuViewProps) {
  const { t } = useTranslation('handheld');
  const [hasPad, setPad] = useState(false);
  return (
    <>
      <HandBar
        title={t('menuOf', { table: hand.name })}
        note={t('till:guests', { count: hand.covers })}
        back={{ label: t('toBill'), onBack }}
      >
        {onScan && <IconButton icon="qr" label={t('scan.open')} onClick={onScan} />}
        <IconButton icon="keypad" label={t('till:pad')} pressed={hasPad} onClick={() => setPad(!hasPad)} />
      </HandBar>
      <main className={css.main}>
        <SearchField
          value={dishes.search}
          onChange={dishes.setSearch}
          label={t('till:search')}
          placeholder={t('search')}
          clearLabel={t('till:clear')}
        />
        <MenuCategories dishes={dishes} />
        <MenuDishes {...{ place, hand, dishes, onRing }} />
      </main>
      <section className={css.foot} aria-label={t('actions')} data-foot="">
        {hasPad && <MenuPad hand={hand} dishes={dishes} onRing={onRing} />}
        <SeatBar
          covers={hand.covers}
          seat={hand.order.seat}
          onSeat={(seat) => hand.dispatch({ type: 'seatSet', seat })}
        />
        <SendButton hand={hand} />
      </section>
    </>
  );
}
