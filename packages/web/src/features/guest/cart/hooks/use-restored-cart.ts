import { type CartLine, type CartOwner, cartInSection } from '@comanda/domain';
import { useCallback, useEffect, useRef } from 'react';
import { linesOf, savedCarts, withSection } from '../../../../data/cart/saved-carts.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ToastAction } from '../../../../ui/overlays/toast-context.ts';
import { type ExpiredLine, expiredLines } from '../state/expired-lines.ts';

/** Returns the lines as they were before, with later changes and additions kept. */
function withLaterChanges(before: readonly CartLine[], owner: CartOwner): readonly CartLine[] {
  const now = linesOf(savedCarts.get(), owner);
  const known = new Set(before.map(({ id }) => id));
  const since = now.filter(({ id }) => !known.has(id));
  return [...before.map((line) => now.find(({ id }) => id === line.id) ?? line), ...since];
}

/** The lines dropped from a saved cart, as texts, with the undo action where there is one. */
export type Expired = {
  readonly title: string;
  /** The reasons, a sentence for each dish. */
  readonly reasons: readonly string[];
  readonly undo: ToastAction | undefined;
};

/** Returns the function that says why a dish was dropped. */
function useExpiredText() {
  const { t } = useTranslation('cart');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  return useCallback(
    ({ reason, product, set, left }: ExpiredLine) => {
      const nameOf = (id: string | undefined) => say(catalogue.products.get(id ?? '')?.name);
      const text = t(`expiredWhy.${reason}`, { name: nameOf(product), count: left });
      return set === undefined ? text : t('expiredWhy.inSet', { set: nameOf(set), reason: text });
    },
    [t, say, catalogue],
  );
}

/**
 * Checks a saved cart on page start and whenever another cart or section is ordered from: lines that can no longer
 * be had are dropped and counted (specification §4, cart restore and section changes), and reported through
 * `notify`. A guest who switched sections can undo the switch and gets the dropped lines back.
 */
export function useRestoredCart(notify: (expired: Expired) => void): void {
  const { t } = useTranslation('cart');
  const textOf = useExpiredText();
  const { catalogue } = useReadyCatalogue();
  const { owner, lines, change } = useCart();
  const { current, available, choose } = useSections();
  const section = current?._id;
  const seen = useRef<string>(undefined);
  const last = useRef<{ readonly owner: CartOwner; readonly section: string }>(undefined);
  const isFilled = lines.length > 0;
  // the section a cart was filled from stays chosen when another one opens later
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
      change({ type: 'cartRestored', lines: withLaterChanges(lines, owner) });
      void choose(to);
    };
    const canGoBack = available.some(({ _id }) => _id === before);
    const undo = canGoBack && before ? { label: t('common:undo'), onClick: () => goBack(before) } : undefined;
    const reasons = expiredLines(lines, kept, { catalogue, section }).map(textOf);
    notify({ title: t('expired', { count: num, num }), reasons: [...new Set(reasons)], undo });
  }, [owner, section, lines, catalogue, change, available, choose, notify, textOf, t]);
}
