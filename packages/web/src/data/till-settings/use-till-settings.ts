import type { TillSettings } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { connection } from '../calls/connection.ts';
import { callAsStaff } from '../devices/call-as-staff.ts';
import { staffFailureKey } from '../devices/staff-refusal.ts';
import type { StaffLogin } from '../devices/staff-session.ts';
import { STAFF_QUERIES } from '../devices/use-staff-connection.ts';
import type { SettingsChange } from './settings-draft.ts';

export type TillSettingsInput = {
  readonly session: StaffLogin;
  /** True while calls may be made. */
  readonly isJoined: boolean;
};

/** Returns the shop's settings of tills, and the function that saves a change of them. */
export function useTillSettings({ session, isJoined }: TillSettingsInput) {
  const { t } = useTranslation('till-settings');
  const { shop } = session;
  const queries = useQueryClient();
  const toast = useToast();
  const queryKey = [STAFF_QUERIES, 'tillSettings', shop];
  const settings = useQuery({
    queryKey,
    enabled: isJoined,
    queryFn: () => connection.call<TillSettings>('get', 'tillSettings', shop),
  });
  const save = useMutation({
    mutationFn: (change: SettingsChange) =>
      callAsStaff(() => connection.call<TillSettings>('patch', 'tillSettings', shop, change)),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: (error) => {
      toast.error(t(staffFailureKey(error)));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return { settings, save };
}
