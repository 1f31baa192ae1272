import Type, { type Static } from 'typebox';

/** The last entry of an export: what is in it, with checksums. */
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

const Count = Type.Integer({ minimum: 0 });

export const ExportManifest = Type.Object({
  program: Type.Literal('comanda-export'),
  format: Type.Integer(),
  /** The version of the program that wrote it, and the form of its rows. */
  version: Type.String(),
  schema: Type.String(),
  createdAt: Type.String(),
  files: Type.Array(
    Type.Object({ path: Type.String(), bytes: Count, sha256: Type.String(), rows: Type.Optional(Count) }),
  ),
});
export type ExportManifest = Static<typeof ExportManifest>;
export type ExportedFile = ExportManifest['files'][number];

const DATA = /^data\/([a-z_]+)\.jsonl$/;
const SHEET = /^sheets\/[a-z_]+\.csv$/;
const PICTURE =
  /^pictures\/((?:upload|photo|crop)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[0-9a-f]{12})?)\.webp$/;

export function dataPath(table: string): string {
  return `data/${table}.jsonl`;
}

export function sheetPath(table: string): string {
  return `sheets/${table}.csv`;
}

export function picturePath(id: string): string {
  return `pictures/${id}.webp`;
}

/** An entry of an export, known by its name; the name itself is never used as a path. */
export type EntryName =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'data'; readonly table: string }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'picture'; readonly id: string };

/** Returns what the entry of a name is; undefined for a name that no export has. */
export function readEntryName(path: string): EntryName | undefined {
  if (path === MANIFEST) return { kind: 'manifest' };
  const [table, picture] = [DATA.exec(path)?.[1], PICTURE.exec(path)?.[1]];
  if (table !== undefined) return { kind: 'data', table };
  if (picture !== undefined) return { kind: 'picture', id: picture };
  return SHEET.test(path) ? { kind: 'sheet' } : undefined;
}
