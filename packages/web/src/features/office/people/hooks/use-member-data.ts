import type { Page, PersonalData, User } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns what an owner does for a member who writes to them: finds them, and has their data exported or erased. */
export function useMemberData() {
  const { t } = useTranslation('people');
  const toast = useToast();
  const find = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async (text: string) => {
      const name = text.trim();
      const query = name.includes('@') ? { email: name } : { phone: name };
      return (await callAsStaff(() => connection.call<Page<User>>('find', 'users', query))).data[0] ?? null;
    },
  });
  const download = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (user: string) => callAsStaff(() => create<PersonalData>('users/export', { user })),
    onSuccess: (data) => {
      const name = `comanda-member-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, [`${JSON.stringify(data, null, 2)}\n`], 'application/json');
      toast.success(t('member.downloaded'));
    },
  });
  const erase = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (user: string) => {
      const call = { requestId: newRequestId(), user };
      return callAsStaff(() => create('users/erase', call));
    },
    onSuccess: () => {
      toast.success(t('member.erased'));
      find.reset();
    },
  });
  return { find, download, erase };
}
