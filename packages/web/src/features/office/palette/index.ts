export { Palette } from './components/palette.tsx';
export type { PaletteEntry } from './state/entries.ts';
