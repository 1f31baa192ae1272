export { ENCODINGS, type Encoding } from './decode-text.ts';
export { guarded, unguarded } from './formula-guard.ts';
export { FileError, type FileProblem } from './limits.ts';
export { type FileRows, readFile } from './read-file.ts';
