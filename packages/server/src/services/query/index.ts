export { createFindQuery, createGetQuery } from './call-query.ts';
export { inOwnShop } from './own-shop.ts';
export type { Query } from './parse-query.ts';
export { type PopulateTarget, type PopulateTargets, populated, populatedAnswer } from './populated.ts';
export { answerOf, rowsOf, runQuery, runQueryOverPages, selected } from './run-query.ts';
