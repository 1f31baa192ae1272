import { foldedText } from '@comanda/domain';
import type { IconName } from '../../../../ui/icons/icon.tsx';

/** A page, an action or a dish that the palette leads to. */
export type PaletteEntry = {
  readonly id: string;
  readonly kind: 'page' | 'action' | 'dish';
  readonly label: string;
  /** Further words by which it is found, such as its names in other languages. */
  readonly words?: string;
  /** Second line, such as a dish's name in another language. */
  readonly note?: string | undefined;
  readonly icon: IconName;
  /** Address that it leads to. */
  readonly to: string;
};

/** The most entries that are shown. */
const MAX_SHOWN = 30;

const folded = new WeakMap<PaletteEntry, readonly [string, string]>();

function textsOf(entry: PaletteEntry): readonly [string, string] {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const texts = [foldedText(entry.label), foldedText(`${entry.label}\n${entry.words ?? ''}`)] as const;
  folded.set(entry, texts);
  return texts;
}

/**
 * Returns the entries that contain each word of a text, those that begin with it first; without a text all pages and
 * actions (B3.2).
 */
export function foundEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const parts = typed.split(/\s+/).map(foldedText).filter(Boolean);
  const wanted = foldedText(typed);
  if (parts.length === 0) return entries.filter(({ kind }) => kind !== 'dish').slice(0, MAX_SHOWN);
  const found = entries.filter((entry) => parts.every((part) => textsOf(entry)[1].includes(part)));
  const first = found.filter((entry) => textsOf(entry)[0].startsWith(wanted));
  return [...first, ...found.filter((entry) => !first.includes(entry))].slice(0, MAX_SHOWN);
}
