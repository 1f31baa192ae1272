import { findHeader, type Mapping, mapColumns, type Profile, profileOf } from '../columns/index.ts';
import { csvFile, menuTable, xlsxFile } from '../export/index.ts';
import { type ImportPlan, type MenuLists, type PlanSettings, planImport } from '../plan/index.ts';
import { type Encoding, FileError, type FileProblem, type FileRows, readFile } from '../read/index.ts';
import { readRecords } from '../records/index.ts';

/** A column of a file; `id` is its place, since names may repeat. */
type FileColumn = { readonly id: string; readonly name: string; readonly examples: readonly string[] };

/** A file as the page shows it before anything is compared. */
export type ReadSummary = {
  readonly encoding?: Encoding;
  readonly profile: Profile;
  /** Number of the header's row in the file, from 1, and the number of rows below it. */
  readonly headerRow: number;
  readonly count: number;
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
};

export type ExportFormat = 'csv' | 'xlsx';

/** A request to the worker; settings go without what cannot be sent. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly file: Blob; readonly encoding?: Encoding }
  | {
      readonly kind: 'plan';
      readonly mapping: Mapping;
      readonly lists: MenuLists;
      readonly settings: Omit<PlanSettings, 'newId'>;
    }
  | { readonly kind: 'export'; readonly lists: MenuLists; readonly format: ExportFormat };

/** The answer of each kind of request. */
export type WorkerAnswers = {
  readonly read: ReadSummary;
  readonly plan: ImportPlan;
  readonly export: Uint8Array<ArrayBuffer>;
};
export type WorkerAnswer =
  | { readonly answer: WorkerAnswers[keyof WorkerAnswers]; readonly problem?: never }
  | { readonly problem: FileProblem; readonly answer?: never };

/** The cells of a column that are shown as examples. */
const EXAMPLES = 3;

/** Creates the function that answers the page: it keeps the file that was read last (office B8.1). */
export function createImportSession(newId: () => string): (request: WorkerRequest) => Promise<WorkerAnswer> {
  let file: FileRows = { rows: [] };

  async function answer(request: WorkerRequest): Promise<WorkerAnswers[keyof WorkerAnswers]> {
    switch (request.kind) {
      case 'read':
        file = await readFile(new Uint8Array(await request.file.arrayBuffer()), request.encoding);
        return summaryOf(file);
      case 'plan': {
        const header = findHeader(file.rows);
        const profile = profileOf(file.rows[header] ?? []);
        const records = readRecords(file.rows, { header, profile, mapping: request.mapping });
        return planImport(records, request.lists, { ...request.settings, newId });
      }
      case 'export': {
        const table = menuTable(request.lists);
        return request.format === 'csv' ? csvFile(table) : xlsxFile(table);
      }
    }
  }

  return async (request) => {
    try {
      return { answer: await answer(request) };
    } catch (error) {
      if (error instanceof FileError) return { problem: error.problem };
      throw error;
    }
  };
}

function summaryOf({ rows, encoding }: FileRows): ReadSummary {
  const at = findHeader(rows);
  const header = rows[at] ?? [];
  const body = rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  return {
    ...(encoding !== undefined && { encoding }),
    profile: profileOf(header),
    headerRow: at + 1,
    count: body.length,
    columns: header.map((name, column) => ({
      id: String(column),
      name,
      examples: [...new Set(body.flatMap((row) => row[column]?.trim() || []))].slice(0, EXAMPLES),
    })),
    mapping: mapColumns(header, body),
  };
}
