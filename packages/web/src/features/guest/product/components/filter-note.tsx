import type { Product } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { dishVerdict, isFiltering, useDietaryFilter, useDietaryNames } from '../../dietary-filter/index.ts';
import css from './product-sheet.module.css';

const TITLES = { conflicts: 'sheetConflicts', unknown: 'sheetUnknown' } as const;

type FilterNoteProps = { readonly product: Product; readonly isSet: boolean };

/** Shows the dietary filter's verdict on a dish, unless it fits. */
export function FilterNote({ product, isSet }: FilterNoteProps) {
  const { t, summary, outcome } = useDietaryNames();
  const filter = useDietaryFilter();
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  if (!isFiltering(filter)) return null;
  const verdict = dishVerdict(product, { filter, catalogue, orderType });
  if (verdict === 'fits') return null;
  const tone = verdict === 'conflicts' ? 'bad' : 'note';
  const words =
    verdict === 'depends'
      ? { title: t(isSet ? 'dependsOn.dishes' : 'dependsOn.choices', { what: outcome(filter) }) }
      : { title: t(TITLES[verdict]), text: summary(filter) };
  return (
    <div className={css.note}>
      <Banner tone={tone} icon="alert" {...words} />
    </div>
  );
}
