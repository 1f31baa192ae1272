import type { TaxInvoice } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';
import { useInvoiceCall } from '../hooks/use-invoice-call.ts';
import { actionsOf, type InvoiceAction } from '../state/invoice-actions.ts';
import { numberText } from '../state/number-text.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { IssueForm } from './issue-form.tsx';
import { Refusal } from './refusal.tsx';
import { TakeBackForm } from './take-back-form.tsx';
import css from './tax-invoices-part.module.css';

type InvoiceSheetProps = {
  /** The invoice that is open; none when absent. */
  readonly invoice: TaxInvoice | undefined;
  readonly onClose: () => void;
  /** Takes in the invoice as a call has answered it. */
  readonly onAnswer: (invoice: TaxInvoice) => void;
};

/** An invoice with all that is known of it, and the forms of what can be done with it. */
export function InvoiceSheet({ invoice, onClose, onAnswer }: InvoiceSheetProps) {
  const { t } = useTranslation('office-invoices');
  const number = invoice?.number;
  return (
    <Sheet
      open={invoice !== undefined}
      onClose={onClose}
      title={number === undefined ? t('noNumber') : numberText(number)}
      closeLabel={t('common:close')}
    >
      {invoice && <InvoiceDetails key={invoice._id} invoice={invoice} onAnswer={onAnswer} />}
    </Sheet>
  );
}

type InvoiceDetailsProps = Pick<InvoiceSheetProps, 'onAnswer'> & { readonly invoice: TaxInvoice };

function InvoiceDetails({ invoice, onAnswer }: InvoiceDetailsProps) {
  const { t } = useTranslation('office-invoices');
  const { isJoined } = useOffice();
  const toast = useToast();
  const [action, setAction] = useState<InvoiceAction>();
  const call = useInvoiceCall((answer) => {
    setAction(undefined);
    onAnswer(answer);
    // what the provider refused, or did not answer, stands in the invoice
    if (answer.error === undefined) toast.success(t(`done.${answer.status}`));
  });
  const offered = actionsOf(invoice, serverClock.now());
  // what somebody else has done in the meantime closes the form
  const current = action !== undefined && offered.includes(action) ? action : undefined;
  const choose = (chosen: InvoiceAction | undefined) => {
    call.forget();
    setAction(chosen);
  };
  const { _id } = invoice;
  return (
    <div className={css.details}>
      <InvoiceFacts invoice={invoice} />
      {current === undefined && (
        <>
          <Refusal call={call} />
          <p className={css.actions}>
            {offered.map((each) => (
              <Button
                key={each}
                variant={each === 'retry' ? 'primary' : 'tonal'}
                disabled={!isJoined}
                busy={each === 'retry' && call.isPending}
                onClick={() =>
                  each === 'retry' ? call.send({ to: 'issue', data: { invoice: _id } }) : choose(each)
                }
              >
                {t(`action.${each}`)}
              </Button>
            ))}
          </p>
        </>
      )}
      {(current === 'void' || current === 'allow') && (
        <TakeBackForm
          key={current}
          invoice={invoice}
          isVoid={current === 'void'}
          call={call}
          onCancel={() => choose(undefined)}
        />
      )}
      {(current === 'wish' || current === 'paper' || current === 'anew') && (
        <IssueForm
          key={current}
          invoice={invoice}
          way={current}
          call={call}
          onCancel={() => choose(undefined)}
        />
      )}
    </div>
  );
}
