import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { QuickButton } from '../../order-frame/components/quick-link.tsx';
import { useOrderAgain } from '../hooks/use-order-again.ts';

/** Puts an order into the cart again, in one tap. */
export function OrderAgainButton({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { mutate, isPending } = useOrderAgain(session);
  return <QuickButton icon="refresh" label={t('again.action')} busy={isPending} onClick={() => mutate()} />;
}
