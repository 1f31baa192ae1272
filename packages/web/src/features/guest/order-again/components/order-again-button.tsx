import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { QuickButton } from '../../order-frame/index.ts';
import { useOrderAgain } from '../hooks/use-order-again.ts';

/** Renders the button that puts an order into the cart again. */
export function OrderAgainButton({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-again');
  const { mutate, isPending } = useOrderAgain(session);
  return <QuickButton icon="refresh" label={t('action')} busy={isPending} onClick={() => mutate()} />;
}
