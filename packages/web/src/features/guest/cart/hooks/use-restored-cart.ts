import { type CartLine, type CartOwner, cartInSection } from '@comanda/domain';
import { useEffect, useRef } from 'react';
import { linesOf, savedCarts, withSection } from '../../../../data/cart/saved-carts.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ToastAction } from '../../../../ui/overlays/toast-context.ts';

/** The lines as they were, with what has been changed and added since. */
function withThoseBefore(before: readonly CartLine[], owner: CartOwner): readonly CartLine[] {
  const now = linesOf(savedCarts.get(), owner);
  const known = new Set(before.map(({ id }) => id));
  const since = now.filter(({ id }) => !known.has(id));
  return [...before.map((line) => now.find(({ id }) => id === line.id) ?? line), ...since];
}

/** What went from a kept cart, in words, and the way to have it back where there is one. */
export type Expired = {
  readonly title: string;
  /** The dishes by their names, as far as the menu still has them. */
  readonly names: string;
  readonly undo: ToastAction | undefined;
};

/**
 * Reads a kept cart again when the page starts, and when another cart or section is ordered from: what can no longer
 * be had goes, and is counted (specification §4, cart restore and section changes): `tell` shows it. Who chose another
 * section can have the one before back, with what went.
 */
export function useRestoredCart(tell: (expired: Expired) => void): void {
  const { t } = useTranslation('cart');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { owner, lines, change } = useCart();
  const { current, available, choose } = useSections();
  const section = current?._id;
  const seen = useRef<string>(undefined);
  const last = useRef<{ readonly owner: CartOwner; readonly section: string }>(undefined);
  const isFilled = lines.length > 0;
  // none that opens later takes the place of the section that a cart is filled from
  useEffect(() => {
    if (isFilled && owner !== undefined && section !== undefined)
      savedCarts.set((carts) => withSection(carts, owner, section));
  }, [isFilled, owner, section]);
  useEffect(() => {
    if (owner === undefined || section === undefined) return;
    const about = JSON.stringify([owner, section]);
    if (seen.current === about) return;
    seen.current = about;
    const before = last.current?.owner === owner ? last.current.section : undefined;
    last.current = { owner, section };
    if (lines.length === 0) return;
    const { lines: kept, dropped: num } = cartInSection(lines, section, { ...owner, catalogue });
    if (num === 0) return;
    const ids = new Set(kept.map(({ id }) => id));
    change({ type: 'cartRestored', lines: lines.filter(({ id }) => ids.has(id)) });
    const goBack = (to: string) => {
      change({ type: 'cartRestored', lines: withThoseBefore(lines, owner) });
      void choose(to);
    };
    const canGoBack = available.some(({ _id }) => _id === before);
    const undo = canGoBack && before ? { label: t('common:undo'), onClick: () => goBack(before) } : undefined;
    const names = lines
      .filter(({ id, fromProduct, fromCoupon }) => !ids.has(id) && !fromProduct && !fromCoupon)
      .map(({ product }) => say(product && catalogue.products.get(product)?.name))
      .filter(Boolean)
      .join(t('comma'));
    tell({ title: t('expired', { count: num, num }), names, undo });
  }, [owner, section, lines, catalogue, change, available, choose, tell, say, t]);
}
