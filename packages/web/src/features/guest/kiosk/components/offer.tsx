import type { Product } from '@comanda/contract';
import { useState } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useOrder } from '../hooks/use-order.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { DishCard } from './dish-card.tsx';
import css from './offer.module.css';
import { Screen } from './screen.tsx';

/** The one offer of a visit: three dishes that go with the order, none chosen, and a refusal as large (till T9.2). */
export function Offer() {
  const { t } = useTranslation('kiosk');
  const { dispatch } = useKiosk();
  const { offered } = useOrder();
  const { data } = useReadyCatalogue();
  const { lines } = useCart();
  // what was offered stays, also once it is in the order
  const [ids] = useState(() => offered.map(({ _id }) => _id));
  const dishes = ids.flatMap((id): Product[] => data.products.filter(({ _id }) => _id === id));
  const isTaken = lines.some(({ product }) => ids.includes(product ?? ''));
  return (
    <Screen
      title={t('offer.title')}
      text={t('offer.text')}
      onBack={() => dispatch({ type: 'menuOpened' })}
      backLabel={t('dish.toMenu')}
      next={
        <Button
          size="l"
          wide
          variant={isTaken ? 'primary' : 'solid'}
          onClick={() => dispatch({ type: 'reviewed', hasOffer: false })}
        >
          {t(isTaken ? 'next' : 'offer.no')}
        </Button>
      }
    >
      <ul className={css.offers}>
        {dishes.map((product) => (
          <DishCard key={product._id} product={product} isOffer eager />
        ))}
      </ul>
    </Screen>
  );
}
