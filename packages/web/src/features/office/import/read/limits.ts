const MIB = 1024 * 1024;

/** The most that a file may be, have and unpack to (office B8.1). */
export const FILE_LIMITS = { bytes: 20 * MIB, rows: 20_000, unpacked: 200 * MIB } as const;

export type FileLimits = { readonly [Limit in keyof typeof FILE_LIMITS]: number };

/** The reasons for which a file is not read. */
export type FileProblem =
  | 'tooLarge'
  | 'tooManyRows'
  | 'unpacksTooLarge'
  | 'notRead'
  | 'notZip'
  | 'noTable'
  | 'encodingUnknown';

/** A file that is not read. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
