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
import { useCartConflicts } from '../../dietary-filter/index.ts';
import { useLineTexts } from '../../dish/index.ts';
import { lineNotes, useOfferParts } from '../../offers/index.ts';
import { loadProductSheet } from '../../product/index.ts';
import { useExplainedCart } from '../hooks/use-explained-cart.ts';
import { usePriceChanges } from '../hooks/use-price-changes.ts';
import { editAbout, editTarget } from '../state/edit-target.ts';
import css from './cart-line-row.module.css';
import { CartLineRow } from './cart-line-row.tsx';

/** Returns the totals, notes and names that the rows of the cart and their explanations share. */
function useLineDetails() {
  const { say } = useLocale();
  const { lines } = useCart();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const explained = useExplainedCart();
  const totals = new Map(bill?.bill.lines.map(({ id, lineTotal }) => [id, lineTotal]));
  const rules = rulesOf(pricing);
  const ruleName = (id: string | undefined) => {
    const name = rules.find(({ _id }) => _id === id)?.name;
    return typeof name === 'string' ? name : say(name);
  };
  const productRules = new Set(
    rules.filter((rule) => rule.for === 'product').map(({ _id }) => _id as string),
  );
  const familyOf = (id: string) => [id, ...childrenOf(lines, id).map((child) => child.id)];
  return {
    totals,
    ruleName,
    freeLines: bill === undefined ? [] : cartFreeLines(bill.bill, pricing),
    notesOf: (id: string) => explained && lineNotes(explained.explanation, familyOf(id), productRules),
    totalOf: (id: string) => familyOf(id).reduce((sum, each) => sum + (totals.get(each) ?? 0), 0),
  };
}

type EditSheetProps = { readonly dialog: ReturnType<typeof useHistoryDialog> };

function EditSheet({ dialog }: EditSheetProps) {
  const { products } = useReadyCatalogue().catalogue;
  const { lines } = useCart();
  const sheet = useLazyPart('product-sheet', loadProductSheet, lines.length > 0);
  const target = editTarget(dialog.about);
  const line = lines.find(({ id }) => id === target.line);
  const product = products.get(line?.product ?? '');
  if (line === undefined || product === undefined || sheet === undefined) return null;
  return (
    <sheet.ProductSheet
      key={line.id}
      product={product}
      editing={{ line, children: childrenOf(lines, line.id) }}
      place={target.place}
      onClose={dialog.close}
      onDone={dialog.close}
    />
  );
}

/** Renders the lines of the cart; a line is edited in its product's sheet. */
export function CartLines() {
  const { nameOf } = useLineTexts();
  const { lines } = useCart();
  const issues = useLineIssues();
  const conflicts = useCartConflicts();
  const remaining = useRemaining();
  const { changes, confirm } = usePriceChanges();
  const { totals, ruleName, freeLines, notesOf, totalOf } = useLineDetails();
  const parts = useOfferParts();
  const edit = useHistoryDialog('editLine');
  const why = useHistoryDialog('whyLine');
  const explainedLine = lines.find(({ id }) => id === why.about);
  const notes = explainedLine && notesOf(explainedLine.id);
  return (
    <>
      <ul className={css.lines}>
        {lines
          .filter(({ fromProduct }) => fromProduct === undefined)
          .map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              issue={issues.get(line.id)}
              conflicts={conflicts.filter(
                (conflict) => conflict.line.id === line.id || conflict.line.fromProduct === line.id,
              )}
              remaining={remaining[line.product ?? '']}
              totals={totals}
              items={childrenOf(lines, line.id)}
              notes={notesOf(line.id)}
              priceChange={changes[line.id]}
              onPriceConfirmed={confirm}
              onEdit={(id, place) => edit.open(editAbout(id, place))}
              onWhy={why.open}
            />
          ))}
        {parts !== undefined &&
          freeLines.map((line) => (
            <parts.FreeLineRow key={line.id} line={line} offer={ruleName(line.fromCoupon)} />
          ))}
      </ul>
      {explainedLine !== undefined && notes !== undefined && parts !== undefined && (
        <parts.LineExplanation
          name={nameOf(explainedLine)}
          steps={notes.price}
          total={totalOf(explainedLine.id)}
          onClose={why.close}
        />
      )}
      <EditSheet dialog={edit} />
    </>
  );
}
