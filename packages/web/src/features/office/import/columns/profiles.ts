import { foldedHeader } from './known-headers.ts';

/** The sources of files that are recognised by their columns; `any` are mapped by hand (office B8.3). */
const PROFILES = ['ours', 'square', 'loyverse', 'any'] as const;
export type Profile = (typeof PROFILES)[number];

/** The columns by which a file is recognised: all of them are there. */
const MARKS: { readonly [Each in Exclude<Profile, 'any'>]: readonly string[] } = {
  ours: ['kind', 'id', 'of', 'price'],
  square: ['Token', 'Item Name', 'Variation Name', 'Price'],
  loyverse: ['Handle', 'SKU', 'Name', 'Default price'],
};

/** The columns' names by which profiles are recognised. */
export const PROFILE_HEADERS: readonly string[] = Object.values(MARKS).flat();

/** Returns the profile of a file by its header. */
export function profileOf(header: readonly string[]): Profile {
  const names = new Set(header.map(foldedHeader));
  const found = Object.entries(MARKS).find(([, marks]) =>
    marks.every((mark) => names.has(foldedHeader(mark))),
  );
  // the cast is sound: the marks are keyed by the profiles
  return found === undefined ? 'any' : (found[0] as Profile);
}
