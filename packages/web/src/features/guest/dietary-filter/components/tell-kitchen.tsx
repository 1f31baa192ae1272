import { tellKitchen, useTellKitchen } from '../../../../data/order-details/tell-kitchen.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { useDietaryNames } from '../hooks/use-dietary-names.ts';
import { useDietaryFilter } from '../state/dietary-filter.ts';
import { allergiesOf } from '../state/line-conflicts.ts';
import css from './tell-kitchen.module.css';

/** Offers to tell the kitchen of the allergens that the guest leaves out. */
export function TellKitchen() {
  const { t, listText, avoided } = useDietaryNames();
  const tells = useTellKitchen();
  const allergies = allergiesOf(useDietaryFilter());
  if (allergies.length === 0) return null;
  return (
    <TickLabel type="checkbox" checked={tells} onChange={tellKitchen.set} className={css.tell}>
      <span>
        <span className={css.title}>{t('tell', { list: listText(allergies.map(avoided)) })}</span>{' '}
        <small className={css.note}>{t('tellNote')}</small>
      </span>
    </TickLabel>
  );
}
