import type { Product } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { dishVerdict, isFiltering, useDietaryFilter, useDietaryNames } from '../../dietary-filter/index.ts';
import css from './product-sheet.module.css';

const TITLES = { conflicts: 'sheetConflicts', unknown: 'sheetUnknown', depends: 'sheetDepends' } as const;

/** Shows the dietary filter's verdict on a dish, unless it fits. */
export function FilterNote({ product }: { readonly product: Product }) {
  const { t, summary } = useDietaryNames();
  const filter = useDietaryFilter();
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  if (!isFiltering(filter)) return null;
  const verdict = dishVerdict(product, { filter, catalogue, orderType });
  if (verdict === 'fits') return null;
  const tone = verdict === 'conflicts' ? 'bad' : 'note';
  return (
    <div className={css.note}>
      <Banner tone={tone} icon="alert" title={t(TITLES[verdict])} text={summary(filter)} />
    </div>
  );
}
