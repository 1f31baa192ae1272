import { restoreCart } from '@comanda/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useCart } from './use-cart.ts';

/**
 * Looks through a kept cart when the page starts, and when another cart or section is ordered from: what can no
 * longer be had goes, and is counted (specification §4, cart restore and section changes).
 */
export function useRestoredCart(): void {
  const { t } = useTranslation('guest');
  const toast = useToast();
  const { catalogue } = useReadyCatalogue();
  const { owner, lines, change } = useCart();
  const { current } = useSections();
  const section = current?._id;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (owner === undefined || section === undefined) return;
    const about = JSON.stringify([owner, section]);
    if (seen.current === about) return;
    seen.current = about;
    if (lines.length === 0) return;
    const restored = restoreCart({ ...owner, cart: lines }, { ...owner, catalogue });
    const elsewhere = restored.lines.filter(({ product, fromProduct }) => {
      const sections = catalogue.products.get(product ?? '')?.sections ?? [];
      return fromProduct === undefined && sections.length > 0 && !sections.includes(section);
    });
    if (restored.dropped > 0) change({ type: 'cartRestored', lines: restored.lines });
    for (const { id } of elsewhere) change({ type: 'lineRemoved', id });
    const num = restored.dropped + elsewhere.length;
    if (num > 0) toast.error(t('cart.expired', { count: num, num }));
  }, [owner, section, lines, catalogue, change, toast, t]);
}
