import type { Page, Shop, TableCode, TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { finishStep } from '../state/kept-setup.ts';
import { SETUP_KEY, usePublishNow } from './use-publish-now.ts';

/** Time for which trial orders are taken (ms). */
const TRIAL_MS = 30 * MINUTE_MS;
/** Time between two looks for the order (ms). */
const LOOK_MS = 2000;

async function endAsTest({ _id }: TableSession): Promise<void> {
  const call = { requestId: newRequestId(), session: _id, status: 'test' };
  await callAsStaff(() => create('tableSessions/adjust', call));
}

/** Returns the trial of a shop: its code, the bills that came, and the calls that begin it, end it and open the shop. */
export function useTrial(shop: Shop, isJoined: boolean) {
  const publish = usePublishNow();
  const code = useQuery({
    queryKey: [...SETUP_KEY, 'code', shop._id],
    enabled: isJoined,
    queryFn: async () =>
      (await connection.call<Page<TableCode>>('find', 'tableCodes', { shop: shop._id, $limit: 1 })).data[0] ??
      null,
  });
  const isOn = Date.parse(shop.trialUntil ?? '') > serverClock.now();
  const bills = useQuery({
    queryKey: [...SETUP_KEY, 'trial', shop._id],
    enabled: isJoined && isOn,
    refetchInterval: LOOK_MS,
    queryFn: async () => {
      const page = await connection.call<Page<TableSession>>('find', 'tableSessions', {
        shop: shop._id,
        status: { $in: ['ongoing', 'toPay'] },
        $limit: 20,
      });
      return page.data.filter(({ products }) => products.length > 0);
    },
  });
  const open = bills.data ?? [];
  const begin = () => {
    const value = new Date(serverClock.now() + TRIAL_MS).toISOString();
    const { trialUntil: was } = shop;
    publish.mutate([{ list: 'shops', entity: shop._id, path: 'trialUntil', ...(was && { was }), value }]);
  };
  const end = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async () => {
      for (const bill of open) await endAsTest(bill);
      await bills.refetch();
    },
  });
  const openShop = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async () => {
      for (const bill of open) await endAsTest(bill);
      await callAsStaff(() => connection.call('patch', 'shops', shop._id, { openForOnline: true }));
      const { trialUntil: was } = shop;
      if (was !== undefined)
        await publish.mutateAsync([{ list: 'shops', entity: shop._id, path: 'trialUntil', was }]);
    },
    onSuccess: () => finishStep('trial', 'trial'),
  });
  return { code: code.data, isOn, open, begin, end, openShop, publish };
}
