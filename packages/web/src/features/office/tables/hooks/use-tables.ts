import type { Page, TableCode, TableViewItem } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { byName } from '../state/new-tables.ts';

const codesKey = (shop: string) => [STAFF_QUERIES, 'tableCodes', shop] as const;

/** Returns the tables of the shop in use, by name, undefined while loading, and why they could not be read. */
export function useTables() {
  const { session, isJoined } = useOffice();
  const { locale } = useLocale();
  const { data, error, refetch } = useLiveDocuments<TableViewItem>('tableViewItems', isJoined);
  const tables = useMemo(() => {
    const own = data?.filter(({ shop, archivedAt }) => shop === session.shop && archivedAt === undefined);
    return own && byName(own, locale.intl);
  }, [data, session.shop, locale.intl]);
  return { tables, error, refetch };
}

/** Returns the query of the codes of the shop's tables, which are read again when the tables change. */
export function useTableCodes(tables: readonly TableViewItem[]) {
  const { session, isJoined } = useOffice();
  const { locale } = useLocale();
  const names = tables.map(({ _id, name }) => `${_id} ${name}`).join();
  return useQuery({
    queryKey: [...codesKey(session.shop), names],
    enabled: isJoined,
    placeholderData: (former) => former,
    queryFn: async () => {
      const query = { shop: session.shop, $limit: 1000 };
      const { data } = await connection.call<Page<TableCode>>('find', 'tableCodes', query);
      return byName(data, locale.intl);
    },
  });
}

/** Returns the function that gives a table a new code, which ends the printed one. */
export function useRotateCode(onDone: () => void) {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const { session } = useOffice();
  return useMutation({
    mutationFn: (viewItem: string) => callAsStaff(() => create<TableCode>('tableCodes/rotate', { viewItem })),
    onSuccess: ({ name }) => toast.success(t('office-tables:rotated', { name })),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: () => {
      onDone();
      void queries.invalidateQueries({ queryKey: codesKey(session.shop) });
    },
  });
}
