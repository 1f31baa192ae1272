export { askedOptions, defaultLineOptions, defaultSelections, lineOptionProblems } from './line-options.ts';
export { isChoiceOffered, type OrderTypeProblem, orderTypeProblem } from './offered.ts';
export { type OptionBoundsProblem, optionBoundsProblem } from './option-bounds.ts';
export type { OptionProblem, OptionProblemCode } from './option-problem.ts';
export { isAsked, type OptionQuery, optionProblems } from './option-problems.ts';
