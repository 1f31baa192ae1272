import type { Product } from '@comanda/contract';
import { ARCHIVED_AT, LANGUAGES } from '@comanda/domain';
import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { draftedList, useDraft, useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { PaletteEntry } from '../state/entries.ts';

const NONE: readonly never[] = [];

/** Returns the shop's dishes for the palette, with the open set's edits; undefined while loading. */
export function useDishEntries(path: string): readonly PaletteEntry[] | undefined {
  const { isJoined, session } = useOffice();
  const { locale, say } = useLocale();
  const { edits } = useDraft();
  const live = useLiveDocuments<Product>('products', isJoined).data;
  const entries = useMemo(() => {
    const isOwn = ({ shops = [] }: Product) =>
      shops.length === 0 || shops.some((shop) => shop === session.shop);
    return draftedList('products', live ?? NONE, edits)
      .filter(({ now }) => now[ARCHIVED_AT] === undefined && isOwn(now))
      .map(({ id, now }): PaletteEntry => {
        const names = LANGUAGES.map(({ field }) => now.name[field] ?? '');
        const others = LANGUAGES.filter(({ field }) => field !== locale.field);
        return {
          id,
          kind: 'dish',
          label: say(now.name),
          words: [...names, now.code ?? ''].join('\n'),
          note: [now.code, ...others.map(({ field }) => now.name[field])].filter(Boolean).join(' · '),
          icon: 'dine',
          to: `${path}?dish=${encodeURIComponent(id)}`,
        };
      });
  }, [live, edits, session.shop, locale, say, path]);
  return live === undefined ? undefined : entries;
}
