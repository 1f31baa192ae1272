import type { Product } from '@comanda/contract';
import { Banner } from '../../../ui/banner.tsx';
import { useFoodNames } from '../../food/hooks/use-food-names.ts';
import { isFiltering, useFoodFilter } from '../../food/state/food-filter.ts';
import { dishVerdict } from '../../food/state/food-verdict.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import css from './product-sheet.module.css';

const TITLES = { conflicts: 'sheetConflicts', unknown: 'sheetUnknown', depends: 'sheetDepends' } as const;

/** What a dish is in view of the guest's filter, unless it simply fits. */
export function FilterNote({ product }: { readonly product: Product }) {
  const { t, summary } = useFoodNames();
  const filter = useFoodFilter();
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = usePlace();
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
