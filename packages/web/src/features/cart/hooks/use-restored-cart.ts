import { cartInSection } from '@comanda/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useCart } from './use-cart.ts';

/**
 * Reads a kept cart again when the page starts, and when another cart or section is ordered from: what can no longer
 * be had goes, and is counted (specification §4, cart restore and section changes).
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
    const { lines: kept, dropped: num } = cartInSection(lines, section, { ...owner, catalogue });
    if (num === 0) return;
    const ids = new Set(kept.map(({ id }) => id));
    change({ type: 'cartRestored', lines: lines.filter(({ id }) => ids.has(id)) });
    toast.error(t('cart.expired', { count: num, num }));
  }, [owner, section, lines, catalogue, change, toast, t]);
}
