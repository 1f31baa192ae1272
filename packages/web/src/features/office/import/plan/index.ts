export { batchRequestId, editBatches } from './edit-batches.ts';
export type { ImportPlan, NameAnswer, PlannedRow, PlanSettings } from './import-plan.ts';
export { isOf } from './match-dish.ts';
export type { MenuLists } from './menu-lists.ts';
export { planImport } from './plan-import.ts';
