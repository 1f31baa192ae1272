export { ProductOptions } from './components/product-options.tsx';
export { type ProductOrder, useProductOrder } from './hooks/use-product-order.ts';
export { useRuleText } from './hooks/use-rule-text.ts';
export { loadProductPage, loadProductSheet } from './lazy.ts';
