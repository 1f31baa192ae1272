/** The reasons for which a file is not loaded. */
export type RefusalCode = 'notAnExport' | 'exportDamaged' | 'exportTooLarge' | 'otherVersion' | 'notEmpty';

/** A file that is not loaded, with a code and one line for the person at the machine. */
export class ExportRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}
