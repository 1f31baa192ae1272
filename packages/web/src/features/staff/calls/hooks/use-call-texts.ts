import type { StaffCall } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { TableCalls } from '../state/table-calls.ts';

/** Returns the function that says what a table's guests call for. */
export function useCallTexts() {
  const { t } = useTranslation('calls');
  const textOf = ({ kind, text }: StaffCall) => {
    if (kind === 'other') return text ?? t('kind.other');
    return text === undefined ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} (${text})`;
  };
  return { requests: ({ calls }: TableCalls): string => calls.map(textOf).join(t('dot')) };
}
