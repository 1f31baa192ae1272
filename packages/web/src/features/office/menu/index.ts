export { MenuPart } from './components/menu-part.tsx';
export { OrderedList } from './components/ordered-list.tsx';
export { useArchive } from './hooks/use-archive.ts';
export { useDescribe } from './hooks/use-describe.ts';
export { useDocumentEdit } from './hooks/use-document-edit.ts';
export { useMenuLists } from './hooks/use-menu-lists.ts';
export { usePageWidth } from './hooks/use-page-width.ts';
export { usePriceProblem } from './hooks/use-price-problem.ts';
export { priceText, readPrice } from './state/price.ts';
