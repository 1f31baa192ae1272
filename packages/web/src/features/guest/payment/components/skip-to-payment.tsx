import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SKIP_TO, skipTo } from '../../../../lib/skip-to.ts';
import { SkipButton } from '../../../../ui/controls/skip-link.tsx';
import { useDuePayment } from '../hooks/use-due-payment.ts';

/** Renders the skip link to the pay button of an order, past its dishes; nothing if nothing is due. */
export function SkipToPayment({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('payment');
  if (useDuePayment(session) === undefined) return null;
  return <SkipButton onSkip={() => skipTo(SKIP_TO.pay)}>{t('skip')}</SkipButton>;
}
