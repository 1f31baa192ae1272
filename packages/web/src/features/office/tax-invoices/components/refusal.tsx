import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import type { useInvoiceCall } from '../hooks/use-invoice-call.ts';

export type CallOfForm = ReturnType<typeof useInvoiceCall>;

/** The refusal of what was asked for, in the invoices' own words where the common ones name a ticket. */
export function Refusal({ call }: { readonly call: CallOfForm }) {
  const { t } = useTranslation('office-invoices');
  const { failure } = call;
  if (failure === undefined) return null;
  const text = failure === 'transitionNotAllowed' ? t('underWay') : t(`errors:${failure}`);
  return <Banner tone="bad" icon="alert" title={t('notDone')} text={text} />;
}
