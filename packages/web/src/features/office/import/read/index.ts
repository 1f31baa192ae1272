export { ENCODINGS, type Encoding } from './decode-text.ts';
export { guarded, unguarded } from './formula-guard.ts';
export { FILE_LIMITS, FileError, type FileProblem } from './limits.ts';
export { type FileRows, readFile } from './read-file.ts';
export { readPictures, type ZipPicture } from './read-pictures.ts';
