import type { TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { Caller, TillAction } from '../../sale/index.ts';
import { linesAgain } from '../state/lines-again.ts';
import type { useTillPlace } from './use-till-place.ts';

/** Returns the function that rings up the dishes of a bill again, at the counter or for a caller (till T3.6, T3.7). */
export function useOrderAgain(
  at: ReturnType<typeof useTillPlace>,
  dispatch: (key: string, action: TillAction) => void,
) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const toast = useToast();
  return (bill: TableSession, caller?: Caller) => {
    const counterType = bill.type === 'dineInNoTable' ? 'dineInNoTable' : 'takeAway';
    const type = caller?.type ?? counterType;
    const { lines, gone } = linesAgain(bill, catalogue, type, newRequestId);
    dispatch('counter', { type: 'linesRepeated', lines });
    if (gone.length > 0) toast.notice(t('notAgain', { dishes: gone.map(say).join(t('staff:comma')) }));
    if (caller === undefined) at.toCounter(counterType);
  };
}
