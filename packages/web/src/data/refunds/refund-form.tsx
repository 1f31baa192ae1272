import type { TableSession } from '@comanda/contract';
import { moneyText, REFUND_WAYS } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { useMoneyStyle } from '../../ui/display/money-context.tsx';
import { Price } from '../../ui/display/price.tsx';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { BillSubject, DishSubject } from '../approval/approval-subject.tsx';
import { ReasonChoice, useReasonChoice } from '../approval/reason-choice.tsx';
import { DishTicks } from '../bills/dish-ticks.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { owedBack } from '../sessions/owed-back.ts';
import { groupLines, liveLines } from '../sessions/progress.ts';
import { type RefundChoice, refundData, refundKinds, typedRefund } from './refund-choice.ts';
import css from './refund-form.module.css';
import { RefundPayments } from './refund-payments.tsx';
import { RefundPieces } from './refund-pieces.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { useRefund } from './use-refund.ts';
import { useRefundPreview } from './use-refund-preview.ts';

type RefundFormProps = {
  readonly session: TableSession;
  readonly onBack: () => void;
  /** Takes the bill as it is once money was given back. */
  readonly onRefunded: (session: TableSession) => void;
};

/** Returns the choice of a refund with its reason, and the function that gives the money back. */
function useRefundForm({ session, onRefunded }: RefundFormProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const toast = useToast();
  const { refund, isBusy } = useRefund();
  const kinds = refundKinds(session);
  const [choice, setChoice] = useState<RefundChoice>({
    ...{ kind: kinds[0] ?? 'dishes', lines: new Set(), typed: '', via: 'original', restock: true },
    payments: new Map(),
    pieces: new Map(),
  });
  const { reason, ...reasons } = useReasonChoice(true);
  const change = (changed: Partial<RefundChoice>) => setChoice((held) => ({ ...held, ...changed }));
  const call = refundData(choice, session, data.shop);
  const preview = useRefundPreview(session, call);
  const submit = async () => {
    if (call === undefined || reason === undefined) return;
    const shown = {
      what:
        choice.kind === 'dishes' ? (
          <RefundSubject session={session} choice={choice} />
        ) : (
          <BillSubject session={session} />
        ),
      said: reason.text ?? t(`approval:reason.${reason.code}`),
      changes: <RefundPreview session={session} preview={preview} />,
    };
    const answer = await refund({ session, data: call, reason, shown });
    if (answer === undefined) return;
    const given = answer.refunds.reduce(
      (sum, { amount, tips = 0, cashRounding = 0 }) => sum + amount + tips + cashRounding,
      0,
    );
    toast.success(t('refund.done', { amount: moneyText(given, currency, locale.intl) }));
    onRefunded(answer.session);
  };
  const isReady = call !== undefined && reason !== undefined && !preview.isError;
  return { kinds, choice, change, reasons, preview, submit, isReady, isBusy };
}

/** Form that gives money of a finished bill back: what, which way, and for which reason (till T3.7). */
export function RefundForm(props: RefundFormProps) {
  const { t } = useTranslation('till');
  const { session, onBack } = props;
  const { kinds, choice, change, reasons, preview, submit, isReady, isBusy } = useRefundForm(props);
  return (
    <form
      className={css.refund}
      noValidate
      inert={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segmented
        label={t('refund.what')}
        value={choice.kind}
        onChange={(kind) => change({ kind, typed: '' })}
        options={kinds.map((kind) => ({ value: kind, label: t(`refund.kind.${kind}`) }))}
      />
      <RefundInput session={session} choice={choice} onChange={change} />
      {choice.kind === 'dishes' && (
        <Switch
          checked={choice.restock}
          onChange={(restock) => change({ restock })}
          label={t('refund.restock')}
          note={t('refund.restockNote')}
        />
      )}
      <Segmented
        label={t('refund.way')}
        value={choice.via}
        onChange={(via) => change({ via })}
        options={REFUND_WAYS.map((via) => ({ value: via, label: t(`refund.via.${via}`) }))}
      />
      <RefundPayments
        session={session}
        chosen={choice.payments}
        onChange={(payments) => change({ payments })}
      />
      <ReasonChoice {...reasons} />
      <RefundPreview session={session} preview={preview} />
      <div className={css.actions}>
        <Button variant="quiet" icon="back" onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} disabled={!isReady}>
          {t('refund.give')}
        </Button>
      </div>
    </form>
  );
}

type RefundInputProps = {
  readonly session: TableSession;
  readonly choice: RefundChoice;
  readonly onChange: (changed: Partial<RefundChoice>) => void;
};

/** The dishes to tick, the amount to type, or what was paid too much. */
function RefundInput({ session, choice, onChange }: RefundInputProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { kind, lines, typed } = choice;
  switch (kind) {
    case 'surplus':
      return (
        <p>
          {t('refund.surplus')} <Price amount={owedBack(session)} size="inherit" />
        </p>
      );
    case 'amount':
    case 'tip': {
      const isBad = typed.trim() !== '' && typedRefund({ kind, typed }, session, data.shop) === undefined;
      return (
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isBad ? t(kind === 'tip' ? 'refund.badTip' : 'refund.bad') : null}
          onChange={(text) => onChange({ typed: text })}
        />
      );
    }
    case 'dishes':
      return (
        <>
          <DishTicks
            title={t('refund.which')}
            session={session}
            chosen={lines}
            onChange={(chosen) => onChange({ lines: chosen })}
          />
          <RefundPieces
            groups={groupLines(liveLines(session)).filter(({ line }) => lines.has(line.id))}
            pieces={choice.pieces}
            onChange={(pieces) => onChange({ pieces })}
          />
        </>
      );
  }
}

type RefundSubjectProps = {
  readonly session: TableSession;
  readonly choice: Pick<RefundChoice, 'lines' | 'pieces'>;
};

/** The dishes of a refund as its approver sees them. */
function RefundSubject({ session, choice: { lines, pieces } }: RefundSubjectProps) {
  return groupLines(liveLines(session))
    .filter(({ line }) => lines.has(line.id))
    .map((group) => (
      <DishSubject
        key={group.line.id}
        session={session}
        group={group}
        pieces={pieces.get(group.line.id)?.quantity}
      />
    ));
}
