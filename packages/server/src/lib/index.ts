export { addMonths } from './add-months.ts';
export { canonicalHash } from './canonical-hash.ts';
export { CLOCK_TOLERANCE_MS, type Clock, createSystemClock, instantNow, instantOf } from './clock.ts';
export { CodedError } from './coded-error.ts';
export { escapeHtml } from './escape-html.ts';
export { newId } from './ids.ts';
export type { Log } from './log.ts';
export { ensurePrivateFile, PRIVATE_FOLDER, restrictFile, restrictFolder } from './private-files.ts';
export { readTexts } from './read-texts.ts';
