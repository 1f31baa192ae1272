import type { TableSession } from '@comanda/contract';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useIncompleteOrders } from '../../../../data/sessions/use-incomplete-orders.ts';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { needMessages } from '../../../../i18n/load-messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useReadyAlert, useReadyBell, useUnlockedBell } from '../../ready-alert/index.ts';
import { orderSentence } from '../state/order-sentence.ts';

function Bell({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  // the alert is about readiness, whatever is unpaid
  const key = orderSentence(session, { awaitsPayment: false, waitsAtCounter: false })?.key;
  const isReady = key === 'ready' || key === 'readyTable' || key === 'onTheWay';
  useReadyAlert(isReady, {
    title: t('readyTitle', { number: session.orderNumber ?? '' }),
    text: isReady ? t(`say.${key}.tail`) : '',
  });
  return null;
}

function Watch({ id }: { readonly id: string }) {
  const { data: session } = useTableSession(id);
  return session ? <Bell session={session} /> : null;
}

function Watching() {
  const hasMessages = useLazyPart('messages/order', () => needMessages('order').then(() => true));
  const { mode, session } = useOrderContext();
  const orders = useIncompleteOrders().data ?? [];
  useUnlockedBell();
  const seated = mode === 'dineIn' && session !== undefined ? [session] : [];
  const ids = new Set([...orders.map(({ _id }) => _id), ...seated]);
  return hasMessages ? [...ids].map((id) => <Watch key={id} id={id} />) : null;
}

/** Watches this phone's orders on every page while the alert is switched on. */
export function ReadyWatch() {
  const { isOn } = useReadyBell();
  return isOn ? <Watching /> : null;
}
