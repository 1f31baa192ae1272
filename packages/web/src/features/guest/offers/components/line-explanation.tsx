import type { ExplanationStep } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ExplanationSteps } from './explanation-steps.tsx';

type LineExplanationProps = {
  readonly name: string;
  readonly steps: readonly ExplanationStep[];
  readonly total: number;
  readonly onClose: () => void;
};

/** Explains the price of a cart line in a sheet. */
export function LineExplanation({ name, steps, total, onClose }: LineExplanationProps) {
  const { t } = useTranslation('offers');
  return (
    <Sheet open onClose={onClose} title={t('why.line', { name })} closeLabel={t('common:close')} width="s">
      <ExplanationSteps steps={steps} result={{ label: t('why.total'), amount: total }} />
    </Sheet>
  );
}
