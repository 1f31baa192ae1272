import type { Product } from '@comanda/contract';
import { type Selection, stepOf, unitPrice } from '@comanda/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  type Draft,
  draftProblems,
  fitsProduct,
  withQuantity,
  withSelections,
} from '../../../../data/cart/line-draft.ts';
import { freshIds, newLine } from '../../../../data/cart/new-line.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { clearDraft, loadDraft, saveDraft } from '../state/kept-draft.ts';

/** Manages the draft of a product; `editing` is the cart line being edited, with its set items. */
export function useDraft(product: Product, editing: Draft | undefined) {
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const about = editing?.line.id ?? product._id;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = loadDraft(about);
    if (kept !== undefined && fitsProduct(kept, product, catalogue)) return kept;
    return editing ?? newLine(product, catalogue, mode);
  });
  useEffect(() => saveDraft(about, draft), [about, draft]);
  const problems = useMemo(() => draftProblems(draft, catalogue, mode), [draft, catalogue, mode]);
  // the engine prices the single line; a set costs the sum of its lines (pricing P2.6, P2.7)
  const price = useMemo(() => {
    const context = { shop: data.shop, session: { type: mode }, catalogue, step: stepOf(data.shop) };
    const lines = [draft.line, ...draft.children];
    return lines.reduce((sum, line) => sum + Math.round(unitPrice(line, context) * line.quantity), 0);
  }, [draft, data.shop, catalogue, mode]);
  return {
    draft,
    problems,
    price,
    select: (target: { readonly line: string; readonly option: string }, selections: readonly Selection[]) =>
      setDraft((now) =>
        withSelections(now, target, selections, { catalogue, orderType: mode, ids: freshIds() }),
      ),
    setQuantity: (quantity: number) => setDraft((now) => withQuantity(now, quantity)),
    setRemark: (customRemark: string) =>
      setDraft((now) => ({
        ...now,
        line: { ...now.line, customRemark: customRemark === '' ? undefined : customRemark },
      })),
    clear: () => clearDraft(about),
  };
}
