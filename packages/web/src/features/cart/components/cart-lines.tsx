import { childrenOf } from '@comanda/domain';
import { lazy, Suspense } from 'react';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useCart } from '../hooks/use-cart.ts';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useCartTroubles } from '../hooks/use-cart-troubles.ts';
import { CartLineRow } from './cart-line-row.tsx';

const ProductSheet = lazy(async () => ({
  default: (await import('../../product/components/product-sheet.tsx')).ProductSheet,
}));

/** The lines of the cart, sets with their items; a line is changed on its product's own sheet. */
export function CartLines() {
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const bill = useCartBill();
  const troubles = useCartTroubles();
  const edit = useHistoryDialog('editLine');
  const totals = new Map(bill?.bill.lines.map(({ id, lineTotal }) => [id, lineTotal]));
  const edited = lines.find(({ id }) => id === edit.about);
  const product = catalogue.products.get(edited?.product ?? '');
  return (
    <>
      <ul>
        {lines
          .filter(({ fromProduct }) => fromProduct === undefined)
          .map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              trouble={troubles.get(line.id)}
              totals={totals}
              items={childrenOf(lines, line.id)}
              onEdit={edit.open}
            />
          ))}
      </ul>
      {edited !== undefined && product !== undefined && (
        <Suspense fallback={null}>
          <ProductSheet
            key={edited.id}
            product={product}
            editing={{ line: edited, children: childrenOf(lines, edited.id) }}
            onClose={edit.close}
            onDone={edit.close}
          />
        </Suspense>
      )}
    </>
  );
}
