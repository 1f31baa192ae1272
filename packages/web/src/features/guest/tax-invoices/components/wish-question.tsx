import type { InvoiceWish, TableSession } from '@comanda/contract';
import { PAPER_INVOICE } from '@comanda/domain';
import { useEffect, useRef, useState } from 'react';
import { useWishText } from '../../../../data/tax-invoices/use-wish-text.ts';
import { WishForm } from '../../../../data/tax-invoices/wish-form.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { checkWish } from '../api/check-wish.ts';
import { keptWish } from '../state/kept-wish.ts';
import css from './wish-question.module.css';

export type WishQuestionProps = {
  readonly session: TableSession;
  /** The answer; undefined while the question is open. */
  readonly wish: InvoiceWish | undefined;
  readonly disabled: boolean;
  readonly onWish: (wish: InvoiceWish | undefined) => void;
};

/** Asks how the tax invoice is wanted before the ways to pay are shown, then says what was answered (payments M7.2). */
export function WishQuestion({ session, wish, disabled, onWish }: WishQuestionProps) {
  const [last, setLast] = useState<InvoiceWish>(() => keptWish.get() ?? PAPER_INVOICE);
  if (wish !== undefined)
    return <Answer wish={wish} disabled={disabled} onChange={() => onWish(undefined)} />;
  return (
    <Question
      session={session}
      wish={last}
      onGiven={(given) => {
        setLast(given);
        onWish(given);
      }}
    />
  );
}

type QuestionProps = {
  readonly session: TableSession;
  readonly wish: InvoiceWish;
  readonly onGiven: (wish: InvoiceWish) => void;
};

function Question({ session, wish, onGiven }: QuestionProps) {
  const { t } = useTranslation('tax-invoice');
  const [isKept, setKept] = useState(() => keptWish.get() !== undefined);
  return (
    <WishForm
      wish={wish}
      action={t('next')}
      onGiven={async (given) => {
        await checkWish(session, given);
        keptWish.set(isKept ? given : undefined);
        onGiven(given);
      }}
    >
      <TickLabel type="checkbox" className={css.keep} checked={isKept} onChange={setKept}>
        <span className={css.words}>
          <b>{t('remember')}</b>
          <small className="muted">{t('rememberText')}</small>
        </span>
      </TickLabel>
    </WishForm>
  );
}

type AnswerProps = {
  readonly wish: InvoiceWish;
  readonly disabled: boolean;
  readonly onChange: () => void;
};

function Answer({ wish, disabled, onChange }: AnswerProps) {
  const { t } = useTranslation('tax-invoice');
  const textOf = useWishText();
  const answer = useRef<HTMLDivElement>(null);
  // the button that had the focus is gone
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className={css.answer}>
      <span className={css.words}>
        <small className="muted">{t('title')}</small>
        <b className={css.wish}>{textOf(wish)}</b>
      </span>
      <Button variant="quiet" disabled={disabled} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
