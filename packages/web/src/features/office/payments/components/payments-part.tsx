import type { PaymentAccount } from '@comanda/contract';
import { useState } from 'react';
import { IncidentList } from '../../../../data/payment-incidents/incident-list.tsx';
import { usePaymentIncidents } from '../../../../data/payment-incidents/use-payment-incidents.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { useAccounts } from '../hooks/use-accounts.ts';
import { AccountCard } from './account-card.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { OwnMethodList } from './own-method-list.tsx';
import css from './payments-part.module.css';
import { TerminalList } from './terminal-list.tsx';

/** The owner's accounts at payment providers: their keys are written here and never read back. */
export function PaymentsPart() {
  const { t } = useTranslation('office');
  const { accounts, providers, methods } = useAccounts();
  const { session, isJoined } = useOffice();
  const shop = useShop(session.shop);
  const incidents = usePaymentIncidents(session.shop, isJoined);
  const [edited, setEdited] = useState<PaymentAccount | 'new'>();
  const forms = providers.data ?? [];
  const failed = [accounts, providers].find(({ isError }) => isError);
  return (
    <>
      <OfficeBar
        title={t('nav.payments')}
        text={t('payments.text')}
        actions={
          <Button icon="plus" disabled={forms.length === 0} onClick={() => setEdited('new')}>
            {t('payments.add')}
          </Button>
        }
      />
      <div className={css.page}>
        <IncidentList {...incidents} mayDecide disabled={!isJoined} />
        {accounts.data && providers.data ? (
          <ul className={css.accounts}>
            {accounts.data.map((account) => (
              <AccountCard
                key={account._id}
                account={account}
                form={forms.find(({ _id }) => _id === account.provider)}
                methods={methods.data?.filter((method) => method.account === account._id)}
                onEdit={() => setEdited(account)}
              />
            ))}
          </ul>
        ) : failed ? (
          <NotArrived error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonBlock height={120} shape="box" />
          </Skeleton>
        )}
        {accounts.data?.length === 0 && (
          <EmptyState title={t('payments.none')} text={t('payments.noneText')} />
        )}
        {accounts.data && <TerminalList accounts={accounts.data} />}
        {shop && methods.data && (
          <OwnMethodList shop={shop} methods={methods.data.filter(({ account }) => account === undefined)} />
        )}
      </div>
      <AccountSheet
        forms={forms}
        account={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}
