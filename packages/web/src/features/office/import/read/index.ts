export { ENCODINGS, type Encoding } from './decode-text.ts';
export { FILE_LIMITS, FileError, type FileProblem } from './limits.ts';
export { type FileRows, readFile } from './read-file.ts';
export { readPictures, type ZipPicture } from './read-pictures.ts';
