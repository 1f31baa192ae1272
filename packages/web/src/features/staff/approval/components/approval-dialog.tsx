import { VOID_REASONS } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { isPinRefused } from '../../../../data/approval/approval-wanted.ts';
import type { Given, Reason } from '../../../../data/approval/approved-call.ts';
import { type AskedApproval, notApproved } from '../../../../data/approval/asked-approval.ts';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useOneTabStop } from '../../../../lib/use-one-tab-stop.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { closing } from '../../../../ui/overlays/closing.ts';
import { DialogFrame } from '../../../../ui/overlays/dialog-frame.tsx';
import { PersonButton, PinPad, usePinDigits, usePinEntry, usePinProblem } from '../../pin/index.ts';
import css from './approval-dialog.module.css';

const OTHER = 'other';

/** Returns the reason being chosen: a code, and for "other" its text. */
function useReason({ about }: AskedApproval) {
  const { t } = useTranslation('approval');
  const [code, setCode] = useState<string | null>(null);
  const [text, setText] = useState('');
  const reasons = about.reasons ?? VOID_REASONS.map((each) => ({ code: each, label: t(`reason.${each}`) }));
  const isAsked = about.withReason !== undefined;
  const said = text.trim();
  const isWhole = code !== null && (code !== OTHER || said !== '');
  const reason: Reason | undefined =
    isAsked && code !== null ? { code, ...(code === OTHER && { text: said }) } : undefined;
  return { isAsked, reasons, code, setCode, text, setText, reason, isMissing: isAsked && !isWhole };
}

type ReasonChoice = ReturnType<typeof useReason>;

type ReasonsProps = ReasonChoice & {
  /** The first reason, which has the focus first. */
  readonly first: RefObject<HTMLButtonElement | null>;
  /** True once the call may have been done: it is repeated with the same reason. */
  readonly isKept: boolean;
};

/** Reasons to choose from: one tab stop, with arrows between them, so that the PIN follows at once. */
function Reasons({ reasons, code, setCode, text, setText, first, isKept }: ReasonsProps) {
  const { t } = useTranslation('approval');
  const list = useRef<HTMLDivElement>(null);
  const fenced = useOneTabStop(list);
  return (
    <fieldset className={css.reasons} disabled={isKept}>
      <legend className={css.heading}>{t('reason.title')}</legend>
      <div ref={list} className={css.options}>
        {fenced(
          reasons.map((each, at) => (
            <button
              key={each.code}
              ref={at === 0 ? first : undefined}
              type="button"
              className={css.option}
              aria-pressed={each.code === code}
              onClick={() => setCode(each.code)}
            >
              {each.label}
            </button>
          )),
        )}
      </div>
      {code === OTHER && (
        <TextField label={t('reason.text')} value={text} onChange={setText} maxLength={200} required />
      )}
    </fieldset>
  );
}

/**
 * Returns the attempts at the approval. A refused PIN asks for another, and so does an answer that did not arrive: the
 * call is then repeated as it was. Anything else ends the dialog.
 */
function useAttempt(asked: AskedApproval, tell: (error: unknown) => void) {
  const [isUnanswered, setUnanswered] = useState(false);
  const [isKept, setKept] = useState(false);
  const attempt = useMutation({
    mutationFn: (given: Given) => asked.attempt(given),
    onMutate: () => setUnanswered(false),
    onError: (error) => {
      if (isPinRefused(error)) tell(error);
      else if (!isPassing(error)) asked.fail(error);
      else {
        setUnanswered(true);
        setKept(true);
      }
    },
  });
  return { attempt, isUnanswered, isKept };
}

/** Returns who approves and the PIN being typed, and tries the approval with both. */
function useApprover(asked: AskedApproval, reason: ReasonChoice) {
  const [approver, setApprover] = useState(asked.wanted.approvers[0]?._id);
  const refused = usePinProblem();
  const { t } = useTranslation('approval');
  const { attempt, isUnanswered, isKept } = useAttempt(asked, refused.tell);
  const isStopped = refused.isPaused || attempt.isPending || reason.isMissing;
  const { digitsOf, learn } = usePinDigits();
  const digits = digitsOf(approver);
  const entry = usePinEntry({
    digits,
    isStopped,
    onSubmit: (pin) => {
      refused.clear();
      const approval = approver === undefined ? { pin } : { staff: approver, pin };
      attempt.mutate(
        { approval, ...(reason.reason !== undefined && { reason: reason.reason }) },
        { onSuccess: () => approver !== undefined && learn(approver, pin) },
      );
    },
  });
  const choose = (id: string) => {
    entry.clear();
    refused.clear();
    setApprover(id);
  };
  const problem = isUnanswered ? t('failed') : refused.problem;
  return { approver, choose, entry, digits, isStopped, problem, isKept };
}

/** The call that wants approval: what it is about, why, and what it changes. */
function About({ about, reason, first, isKept }: AboutProps) {
  const { t } = useTranslation('approval');
  return (
    <div className={css.about}>
      {about.what}
      {reason.isAsked && <Reasons {...reason} {...{ first, isKept }} />}
      {about.said !== undefined && (
        <section className={css.reasons}>
          <h3 className={css.heading}>{t('reason.title')}</h3>
          <p className={css.said}>{about.said}</p>
        </section>
      )}
      {about.changes}
      {about.told}
    </div>
  );
}

type AboutProps = Pick<AskedApproval, 'about'> &
  Pick<ReasonsProps, 'first' | 'isKept'> & { readonly reason: ReasonChoice };

type WhoProps = {
  readonly asked: AskedApproval;
  readonly reason: ReasonChoice;
  readonly approving: ReturnType<typeof useApprover>;
  readonly onCancel: () => void;
};

/** Whoever approves, chosen by name, and their PIN. */
function Who({ asked: { wanted }, reason, approving, onCancel }: WhoProps) {
  const { t } = useTranslation('approval');
  const signedIn = usePersisted(staffSession);
  const { approver, choose, entry, digits, isStopped, problem } = approving;
  const { action, limit, wanted: amount } = wanted;
  const isOver = action === 'discount' && limit !== undefined && amount !== undefined;
  return (
    <section className={css.who} aria-label={t('who')}>
      {isOver && <p>{t('over', { wanted: amount, limit })}</p>}
      <h3 className={css.heading}>{t('who')}</h3>
      <div className={css.people}>
        {wanted.approvers.map(({ _id: id, name, role }) => (
          <PersonButton
            key={id}
            person={{ _id: id, name }}
            note={role && t(`staff:role.${role}`)}
            size="small"
            isChosen={id === approver}
            onClick={() => choose(id)}
          />
        ))}
      </div>
      <PinPad
        entry={entry}
        digits={digits}
        disabled={isStopped}
        problem={reason.isMissing ? t('reason.first') : problem}
        size="small"
      />
      <Button wide variant="quiet" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      {signedIn !== null && <p className={css.note}>{t('stays', { name: signedIn.staff.name })}</p>}
    </section>
  );
}

/** Dialog that asks who approves a call, their PIN and the reason, over the unchanged screen (T2.5). */
export function ApprovalDialog({ asked }: { readonly asked: AskedApproval }) {
  const { t } = useTranslation('approval');
  const { locale } = useLocale();
  const { about } = asked;
  const shop = useShop(usePersisted(staffSession)?.shop);
  const reason = useReason(asked);
  const approving = useApprover(asked, reason);
  const first = useRef<HTMLButtonElement>(null);
  const cancel = () => asked.fail(notApproved(asked));
  const hasLeft = about.what !== undefined || reason.isAsked;
  return (
    <DialogFrame
      open
      isAbove
      title={about.title ?? t('title')}
      titleClass={css.title}
      className={cx(css.dialog, hasLeft && css.two)}
      {...(reason.isAsked && { initialFocus: first })}
      onOpenChange={closing(cancel)}
    >
      <MoneyProvider shop={shop} locale={locale.intl}>
        {hasLeft && <About {...{ about, reason, first }} isKept={approving.isKept} />}
        <Who {...{ asked, reason, approving }} onCancel={cancel} />
      </MoneyProvider>
    </DialogFrame>
  );
}
