import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns a name with its quantity, unless that is one. */
export function quantityText(quantity: number, name: string): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** Returns the choices, set items and remark of a dish. */
export function useDishNotes({ line, children }: Pick<LineGroup, 'line' | 'children'>): readonly string[] {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  return [
    ...(line.printedOptions ?? [])
      .filter((option) => !option.hideInReceipt)
      .map((option) => quantityText(option.quantity, say(option.name))),
    ...children.map((child) => quantityText(child.quantity / line.quantity, say(child.name))),
    ...(line.customRemark ? [t('quoted', { text: line.customRemark })] : []),
  ];
}
