import type {
  Page,
  PaymentAccount,
  PaymentMethod,
  PaymentProviderForm,
  ServicePath,
} from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { shareRunning } from '../../../../data/calls/share-running.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';
import { type AccountDraft, callOf } from '../state/account-draft.ts';

const ACCOUNTS_KEY = [STAFF_QUERIES, 'paymentAccounts'] as const;
const PROVIDERS_KEY = [STAFF_QUERIES, 'paymentProviders'] as const;
/** Key of the shops' ways to pay. */
export const METHODS_KEY = [STAFF_QUERIES, 'paymentMethods'] as const;

function useFound<Row>(service: ServicePath, queryKey: readonly string[], query: object = {}) {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey,
    enabled: isJoined,
    queryFn: async () => (await callAsStaff(() => connection.call<Page<Row>>('find', service, query))).data,
  });
}

/** Reads the accounts, the providers' forms, and the shop's payment methods. */
export function useAccounts() {
  const { session } = useOffice();
  return {
    accounts: useFound<PaymentAccount>('paymentAccounts', ACCOUNTS_KEY),
    providers: useFound<PaymentProviderForm>('paymentProviders', PROVIDERS_KEY),
    methods: useFound<PaymentMethod>('paymentMethods', [...METHODS_KEY, session.shop], {
      shop: session.shop,
    }),
  };
}

/** A method that guests are to be offered. */
type Offer = Pick<PaymentMethod, 'name' | 'kind'> & {
  readonly account: PaymentAccount;
  readonly form: PaymentProviderForm;
};

/** Returns the functions that test, remove and offer an account, and end its former key; a failure is shown in a toast. */
export function useAccountActions() {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const toast = useToast();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY });
  const onError = (error: Error) =>
    toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`));
  const test = useMutation({
    mutationFn: (account: string) =>
      callAsStaff(() => create<PaymentAccount>('paymentAccounts/test', { account })),
    onSettled: renew,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      callAsStaff(() => connection.call<PaymentAccount>('remove', 'paymentAccounts', id)),
    onSettled: renew,
    onError,
  });
  const endFormer = useMutation({
    mutationFn: (id: string) =>
      callAsStaff(() =>
        connection.call<PaymentAccount>('patch', 'paymentAccounts', id, { endFormerSecret: true }),
      ),
    onSettled: renew,
    onError,
  });
  const offering = useRef<Promise<PaymentMethod>>(undefined);
  const offer = useMutation<PaymentMethod, Error, Offer>({
    mutationFn: shareRunning(
      ({ account, form: { _id: provider }, name, kind }: Offer) =>
        callAsStaff(() =>
          create<PaymentMethod>('paymentMethods', {
            requestId: newRequestId(),
            changeSet: 'now',
            document: {
              ...{ shop: session.shop, name, provider },
              ...{ online: true, account: account._id, ...(kind && { kind }) },
            },
          }),
        ),
      offering,
    ),
    onSuccess: (_method, { kind }) =>
      toast.success(t(kind === 'cardOnFile' ? 'payments.cardsOffered' : 'payments.offered')),
    onSettled: () => queries.invalidateQueries({ queryKey: METHODS_KEY }),
    onError,
  });
  return { test, remove, offer, endFormer };
}

/** Saves a draft as a new account, or as the change of one, and tests it at once. */
export function useSaveAccount(account: PaymentAccount | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(undefined);
  return useMutation({
    // an account has no name of its own by which the server would know the second tap
    mutationFn: shareRunning(async ({ draft, form }: { draft: AccountDraft; form: PaymentProviderForm }) => {
      const call = callOf(draft, form, account);
      const { _id } = await callAsStaff(() =>
        account === undefined
          ? create<PaymentAccount>('paymentAccounts', { ...call, provider: draft.provider })
          : connection.call<PaymentAccount>('patch', 'paymentAccounts', account._id, call),
      );
      // its outcome stands in the list
      await callAsStaff(() => create('paymentAccounts/test', { account: _id })).catch(() => undefined);
    }, running),
    meta: SHOWN_IN_PLACE,
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY }),
  });
}
