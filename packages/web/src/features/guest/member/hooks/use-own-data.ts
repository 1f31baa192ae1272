import type { PersonalData } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { clearLogin } from '../../../../data/member/access-token.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns the mutation that downloads everything kept about the member, for their password. */
export function useDownloadData(onDone: () => void) {
  const { t } = useTranslation('member');
  const toast = useToast();
  return useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (password: string) => create<PersonalData>('users/export', { password }),
    onSuccess: (data) => {
      const name = `comanda-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, [`${JSON.stringify(data, null, 2)}\n`], 'application/json');
      toast.success(t('data.downloaded'));
      onDone();
    },
  });
}

/** Returns the mutation that deletes the member's account, for their password; a repeated attempt is the same request. */
export function useDeleteAccount() {
  const { t } = useTranslation('member');
  const toast = useToast();
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  return useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (password: string) => create('users/erase', { requestId, password }),
    onSuccess: async () => {
      // before the log-in is gone, which would lead to the log-in page
      await navigate(ROUTES.home, { replace: true });
      clearLogin();
      toast.success(t('data.deleted'));
      await connection.reconnect();
    },
  });
}
