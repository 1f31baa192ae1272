import type { Product } from '@comanda/contract';
import { useState } from 'react';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import type { LineOption } from '../../../../data/pricing/line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffers } from '../hooks/use-offers.ts';
import { useProductOrder } from '../hooks/use-product-order.ts';
import { groupId } from '../state/group-id.ts';
import { AddedBody, AddedFoot } from './added.tsx';
import { ProductBody } from './product-body.tsx';
import { ProductFoot } from './product-foot.tsx';

export type ProductSheetProps = {
  readonly product: Product;
  /** The cart line to edit. */
  readonly editing?: Draft;
  /** The option to begin at, whose problem is shown at once. */
  readonly place?: LineOption | undefined;
  readonly onClose: () => void;
  /** Called with the id of the line once it is in the cart. */
  readonly onDone: (line: string) => void;
};

/** Renders the sheet of a product; after adding, it suggests dishes that go with it. */
export function ProductSheet({ product, editing, place, onClose, onDone }: ProductSheetProps) {
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const order = useProductOrder(product, editing, place);
  const offersFor = useOffers(product);
  const [offers, setOffers] = useState<readonly Product[]>([]);
  const name = say(product.name);
  const finish = () => {
    if (!order.finish()) return;
    const found = editing === undefined ? offersFor() : [];
    if (found.length === 0) onDone(order.draft.line.id);
    else setOffers(found);
  };
  const undo = () => {
    order.undo();
    onClose();
  };
  const isAdded = offers.length > 0;
  // one sheet for both, so that the focus stays inside it
  return (
    <Sheet
      open
      onClose={onClose}
      title={isAdded ? t('added', { name }) : name}
      closeLabel={t('common:close')}
      width="m"
      firstFocus={place && (() => document.getElementById(groupId(place.line, place.option)))}
      hero={
        isAdded ? undefined : (
          <Picture
            alt={say(product.imageAlt) || name}
            shape="hero"
            eager
            source={pictureSource(product.image)}
            sizes="(min-width: 768px) 34rem, 100vw"
            tint={tintOf(product._id)}
            out={order.stock.isOut || order.isEatInOnly}
          />
        )
      }
      footer={
        isAdded ? (
          <AddedFoot onUndo={undo} onDone={onClose} />
        ) : (
          <ProductFoot {...{ name, product, order }} onFinish={finish} />
        )
      }
    >
      {isAdded ? <AddedBody offers={offers} /> : <ProductBody {...{ product, order }} />}
    </Sheet>
  );
}
