import type { Device, Page } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';

const MAX_DEVICES = 1000;
const EVENTS = ['created', 'patched', 'removed'] as const;

/** Returns the paired devices of the shop, kept current, and the function that revokes one. */
export function useDevices(onRevoked: () => void) {
  const { t } = useTranslation('office-tables');
  const toast = useToast();
  const queries = useQueryClient();
  const { session, isJoined } = useOffice();
  const key = [STAFF_QUERIES, 'devices', session.shop];
  const devices = useQuery({
    queryKey: key,
    enabled: isJoined,
    queryFn: async () => {
      const { data } = await connection.call<Page<Device>>('find', 'devices', { $limit: MAX_DEVICES });
      return [...data].sort((one, other) => one.letter.localeCompare(other.letter));
    },
  });
  useEffect(() => {
    if (!isJoined) return;
    const renew = () =>
      void queries.invalidateQueries({ queryKey: [STAFF_QUERIES, 'devices', session.shop] });
    const stops = EVENTS.map((event) => connection.onEvent('devices', event, renew));
    return () => {
      for (const stop of stops) stop();
    };
  }, [isJoined, queries, session.shop]);
  const revoke = useMutation({
    mutationFn: ({ _id }: Device) => callAsStaff(() => connection.call<Device>('remove', 'devices', _id)),
    onSuccess: ({ name }) => toast.success(t('devices.revoked', { name })),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: () => {
      onRevoked();
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return { devices, revoke };
}
