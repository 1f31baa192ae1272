import { childrenOf } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { rulesOf } from '../../../../data/pricing/cart-bill.ts';
import { cartFreeLines } from '../../../../data/pricing/free-lines.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useLineIssues } from '../../../../data/pricing/use-line-issues.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useLineTexts } from '../../dish/index.ts';
import { lineNotes, useOfferParts } from '../../offers/index.ts';
import { loadProductSheet } from '../../product/index.ts';
import { useExplainedCart } from '../hooks/use-explained-cart.ts';
import { usePriceChanges } from '../hooks/use-price-changes.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** Renders the lines of the cart; a line is edited in its product's sheet. */
export function CartLines() {
  const { catalogue } = useReadyCatalogue();
  const { say } = useLocale();
  const { nameOf } = useLineTexts();
  const { lines } = useCart();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const explained = useExplainedCart();
  const issues = useLineIssues();
  const remaining = useRemaining();
  const { changes, confirm } = usePriceChanges();
  const edit = useHistoryDialog('editLine');
  const why = useHistoryDialog('whyLine');
  const totals = new Map(bill?.bill.lines.map(({ id, lineTotal }) => [id, lineTotal]));
  const edited = lines.find(({ id }) => id === edit.about);
  const explainedLine = lines.find(({ id }) => id === why.about);
  const product = catalogue.products.get(edited?.product ?? '');
  const parts = useOfferParts();
  const sheet = useLazyPart('product-sheet', loadProductSheet, lines.length > 0);
  const rules = rulesOf(pricing);
  const ruleName = (id: string | undefined) => {
    const name = rules.find(({ _id }) => _id === id)?.name;
    return typeof name === 'string' ? name : say(name);
  };
  const productRules = new Set(
    rules.filter((rule) => rule.for === 'product').map(({ _id }) => _id as string),
  );
  const familyOf = (id: string) => [id, ...childrenOf(lines, id).map((child) => child.id)];
  const notesOf = (id: string) => explained && lineNotes(explained.explanation, familyOf(id), productRules);
  return (
    <>
      <ul>
        {lines
          .filter(({ fromProduct }) => fromProduct === undefined)
          .map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              issue={issues.get(line.id)}
              remaining={remaining[line.product ?? '']}
              totals={totals}
              items={childrenOf(lines, line.id)}
              notes={notesOf(line.id)}
              priceChange={changes[line.id]}
              onPriceConfirmed={confirm}
              onEdit={edit.open}
              onWhy={why.open}
            />
          ))}
        {bill !== undefined &&
          parts !== undefined &&
          cartFreeLines(bill.bill, pricing).map((line) => (
            <parts.FreeLineRow key={line.id} line={line} offer={ruleName(line.fromCoupon)} />
          ))}
      </ul>
      {explainedLine !== undefined && explained !== undefined && parts !== undefined && (
        <parts.LineExplanation
          name={nameOf(explainedLine)}
          steps={notesOf(explainedLine.id)?.price ?? []}
          total={familyOf(explainedLine.id).reduce((sum, id) => sum + (totals.get(id) ?? 0), 0)}
          onClose={why.close}
        />
      )}
      {edited !== undefined && product !== undefined && sheet !== undefined && (
        <sheet.ProductSheet
          key={edited.id}
          product={product}
          editing={{ line: edited, children: childrenOf(lines, edited.id) }}
          onClose={edit.close}
          onDone={edit.close}
        />
      )}
    </>
  );
}
