import type { TaxInvoice } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { WishForm } from '../../../../data/tax-invoices/wish-form.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { type CallOfForm, Refusal } from './refusal.tsx';
import css from './tax-invoices-part.module.css';

const PAPER_NUMBER = /^[A-Z]{2}\d{8}$/;

type IssueFormProps = {
  readonly invoice: TaxInvoice;
  /** Another wish, the number of a paper form, or a new invoice in place of a voided one. */
  readonly way: 'wish' | 'paper' | 'anew';
  readonly call: CallOfForm;
  readonly onCancel: () => void;
};

/** Form that has an invoice issued in another way, or anew after a void (payments M7.4, M7.5). */
export function IssueForm(props: IssueFormProps) {
  const { t } = useTranslation('office-invoices');
  const { way, onCancel } = props;
  return (
    <div className={css.form}>
      <p>{t(`issueText.${way}`)}</p>
      {way === 'paper' ? <PaperForm {...props} /> : <OtherWish {...props} />}
      <Button variant="quiet" wide onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}

function OtherWish({ invoice, way, call }: IssueFormProps) {
  const { t } = useTranslation('office-invoices');
  const { _id, session, wish: before } = invoice;
  return (
    <WishForm
      wish={before}
      action={t('issueNow')}
      onGiven={async (wish) => {
        const about = way === 'anew' ? { session } : { invoice: _id };
        await call.sendNow({ to: 'issue', data: { ...about, wish } }).catch((error: unknown) => {
          // the form says at its field what is wrong with the wish, the refusal all else
          if (error instanceof CallError && error.code === 'invoiceWishInvalid') throw error;
        });
      }}
    >
      {call.failure !== 'invoiceWishInvalid' && <Refusal call={call} />}
    </WishForm>
  );
}

function PaperForm({ invoice, call }: IssueFormProps) {
  const { t } = useTranslation('office-invoices');
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const paperNumber = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  const isRight = PAPER_NUMBER.test(paperNumber);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isRight) call.send({ to: 'issue', data: { invoice: invoice._id, paperNumber } });
  };
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <TextField
        label={t('paperNumber')}
        hint={t('paperNumberHint')}
        value={typed}
        maxLength={14}
        required
        error={isSent && !isRight ? t('problem.paperNumber') : null}
        onChange={setTyped}
      />
      <Refusal call={call} />
      <Button type="submit" wide busy={call.isPending}>
        {t('bookNumber')}
      </Button>
    </form>
  );
}
