import type { Page, SystemSetting } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { useOffice } from '../../frame/index.ts';

const SETTING_KEY = [STAFF_QUERIES, 'systemSettings'] as const;
const CHOICES = ['none', 'owners', 'office'] as const;

/** An owner's choice of who needs a second factor for the office (office B6.3); it is published at once. */
export function RequiredFactor() {
  const { t } = useTranslation('people');
  const { isJoined } = useOffice();
  const queries = useQueryClient();
  const { data: setting } = useQuery({
    queryKey: SETTING_KEY,
    enabled: isJoined,
    queryFn: async () => {
      const find = () => connection.call<Page<SystemSetting>>('find', 'systemSettings', {});
      return (await callAsStaff(find)).data[0] ?? null;
    },
  });
  const was = setting?.requireSecondFactor;
  const change = useMutation({
    mutationFn: (value: string) => {
      const edit = { path: 'requireSecondFactor', ...(was !== undefined && { was }), value };
      const call = { requestId: newRequestId(), changeSet: 'now', edits: [edit] };
      return callAsStaff(() => connection.call('patch', 'systemSettings', setting?._id, call));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SETTING_KEY }),
  });
  if (!setting) return null;
  return (
    <SelectField
      label={t('factor.required.label')}
      value={change.isPending ? change.variables : (was ?? 'none')}
      disabled={change.isPending}
      onChange={change.mutate}
      options={CHOICES.map((value) => ({ value, label: t(`factor.required.${value}`) }))}
    />
  );
}
