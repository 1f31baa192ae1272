import type { TableCode } from '@comanda/contract';
import { strToU8, zipSync } from 'fflate';
import { saveFile } from '../../../../lib/save-file.ts';
import { fileNames } from './sheet.ts';

/** Returns the codes as a zip with one SVG a table, named after it. */
export function zipCodes(codes: readonly Pick<TableCode, 'name' | 'svg'>[]): Uint8Array<ArrayBuffer> {
  const names = fileNames(codes.map(({ name }) => name));
  const files = Object.fromEntries(codes.map(({ svg }, at) => [names[at] ?? `${at}.svg`, strToU8(svg)]));
  return zipSync(files);
}

/** Saves the codes as a zip in the browser's downloads. */
export function downloadCodes(codes: readonly TableCode[]): void {
  saveFile('table-codes.zip', [zipCodes(codes)], 'application/zip');
}
