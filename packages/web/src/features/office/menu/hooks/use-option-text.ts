import type { ProductOption } from '@comanda/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the function that says an option in a line: its choices, its rules, and the dishes that share it. */
export function useOptionText(): (option: ProductOption, used: number) => string {
  const { t } = useTranslation('office');
  return useCallback(
    ({ options, required, multiple, draft }, used) =>
      [
        t('menu.option.choices', { count: options.length }),
        t(required === true ? 'menu.option.isRequired' : 'menu.option.isOptional'),
        ...(multiple === true ? [t('menu.option.isMultiple')] : []),
        ...(used > 1 ? [t('menu.option.usedBy', { count: used })] : []),
        ...(draft === true ? [t('menu.option.isDraft')] : []),
      ].join(' · '),
    [t],
  );
}
