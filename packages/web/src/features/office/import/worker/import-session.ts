import {
  findHeader,
  type Mapping,
  mapColumns,
  mapMemberColumns,
  type Profile,
  profileOf,
  type Subject,
} from '../columns/index.ts';
import { csvFile, menuTable, type RefusedRow, refusedTable, xlsxFile } from '../export/index.ts';
import { type ImportPlan, type MenuLists, type PlanSettings, planImport } from '../plan/index.ts';
import {
  type Encoding,
  FileError,
  type FileProblem,
  type FileRows,
  readFile,
  readPictures,
  type ZipPicture,
} from '../read/index.ts';
import {
  correctedRows,
  type MemberRecord,
  memberRecords,
  type Refusal,
  type RowCell,
  readRecords,
  rowCells,
} from '../records/index.ts';

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

/** A cell with another text than the file has. */
export type CorrectedCell = Pick<RowCell, 'row' | 'at' | 'text'>;

export type ExportFormat = 'csv' | 'xlsx';

/** A request to the worker; settings go without what cannot be sent. */
export type WorkerRequest =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      readonly subject: Subject;
      readonly encoding?: Encoding;
    }
  | {
      readonly kind: 'plan';
      readonly mapping: Mapping;
      readonly lists: MenuLists;
      readonly settings: Omit<PlanSettings, 'newId'>;
    }
  | { readonly kind: 'pictures'; readonly file: Blob }
  | { readonly kind: 'members'; readonly mapping: Mapping }
  | {
      readonly kind: 'refused';
      readonly subject: Subject;
      readonly mapping: Mapping;
      readonly refused: readonly RefusedRow[];
      /** The header of the column of reasons. */
      readonly column: string;
    }
  | {
      readonly kind: 'cells';
      readonly subject: Subject;
      readonly mapping: Mapping;
      /** The first row of the record, and what is refused of it. */
      readonly row: number;
      readonly refusals: readonly Refusal[];
    }
  | { readonly kind: 'correct'; readonly cells: readonly CorrectedCell[] }
  | { readonly kind: 'export'; readonly lists: MenuLists; readonly format: ExportFormat };

/** The answer of each kind of request. */
export type WorkerAnswers = {
  readonly read: ReadSummary;
  readonly plan: ImportPlan;
  readonly pictures: readonly ZipPicture[];
  readonly members: readonly MemberRecord[];
  readonly refused: Uint8Array<ArrayBuffer>;
  readonly cells: readonly RowCell[];
  /** True: the file has the corrected cells from now on. */
  readonly correct: true;
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
        return summaryOf(file, request.subject);
      case 'plan': {
        const { records } = menuRecords(file, request.mapping);
        return planImport(records, request.lists, { ...request.settings, newId });
      }
      case 'pictures':
        return readPictures(new Uint8Array(await request.file.arrayBuffer()));
      case 'members':
        return memberRecords(file.rows, {
          header: findHeader(file.rows, 'members'),
          mapping: request.mapping,
        });
      case 'refused':
        return refusedFile(file, request);
      case 'cells':
        return cellsOf(file, request);
      case 'correct':
        file = { ...file, rows: correctedRows(file.rows, request.cells) };
        return true;
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

function menuRecords({ rows }: FileRows, mapping: Mapping) {
  const header = findHeader(rows);
  const profile = profileOf(rows[header] ?? []);
  return { header, records: readRecords(rows, { header, profile, mapping }) };
}

/** Returns the refused rows as a file; a dish of several rows has all of them in it. */
function refusedFile(
  file: FileRows,
  { subject, mapping, refused, column }: Extract<WorkerRequest, { kind: 'refused' }>,
): Uint8Array<ArrayBuffer> {
  if (subject === 'members')
    return csvFile(refusedTable(file.rows, findHeader(file.rows, subject), { refused, column }));
  const { header, records } = menuRecords(file, mapping);
  const further = new Map(records.map(({ row, otherRows = [] }) => [row, otherRows]));
  const whole = refused.map((each) => ({ ...each, rows: further.get(each.row) ?? [] }));
  return csvFile(refusedTable(file.rows, header, { refused: whole, column }));
}

/** Returns the cells of a refused row to be corrected; of a dish of several rows all of them. */
function cellsOf(
  file: FileRows,
  { subject, mapping, row, refusals }: Extract<WorkerRequest, { kind: 'cells' }>,
): readonly RowCell[] {
  if (subject === 'members')
    return rowCells(file.rows, { header: findHeader(file.rows, subject), numbers: [row], mapping, refusals });
  const { header, records } = menuRecords(file, mapping);
  const { otherRows = [] } = records.find((record) => record.row === row) ?? {};
  const isMapped = profileOf(file.rows[header] ?? []) === 'any';
  const numbers = [row, ...otherRows];
  return rowCells(file.rows, { header, numbers, mapping: isMapped ? mapping : undefined, refusals });
}

function summaryOf({ rows, encoding }: FileRows, subject: Subject): ReadSummary {
  const at = findHeader(rows, subject);
  const header = rows[at] ?? [];
  const body = rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (body.length === 0) throw new FileError('noTable');
  return {
    ...(encoding !== undefined && { encoding }),
    profile: subject === 'menu' ? profileOf(header) : 'any',
    headerRow: at + 1,
    count: body.length,
    columns: header.map((name, column) => ({
      id: String(column),
      name,
      examples: [...new Set(body.flatMap((row) => row[column]?.trim() || []))].slice(0, EXAMPLES),
    })),
    mapping: subject === 'menu' ? mapColumns(header, body) : mapMemberColumns(header, body),
  };
}
