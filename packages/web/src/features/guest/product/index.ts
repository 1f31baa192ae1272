export { useRuleText } from './hooks/use-rule-text.ts';
export { loadProductPage, loadProductSheet } from './lazy.ts';
