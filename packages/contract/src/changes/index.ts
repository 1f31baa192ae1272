export { checkEdit, documentProblems, inSchemaOrder, withEveryLanguage } from './check-edit.ts';
