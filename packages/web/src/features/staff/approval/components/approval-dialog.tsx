import { VOID_REASONS } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isPinRefused } from '../../../../data/approval/approval-wanted.ts';
import type { Given, Reason } from '../../../../data/approval/approved-call.ts';
import { type AskedApproval, notApproved } from '../../../../data/approval/asked-approval.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
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

function Reasons({ reasons, code, setCode, text, setText }: ReasonChoice) {
  const { t } = useTranslation('approval');
  return (
    <fieldset className={css.reasons}>
      <legend className={css.heading}>{t('reason.title')}</legend>
      <div className={css.options}>
        {reasons.map((each) => (
          <button
            key={each.code}
            type="button"
            className={css.option}
            aria-pressed={each.code === code}
            onClick={() => setCode(each.code)}
          >
            {each.label}
          </button>
        ))}
      </div>
      {code === OTHER && (
        <TextField label={t('reason.text')} value={text} onChange={setText} maxLength={200} required />
      )}
    </fieldset>
  );
}

/** Returns the attempts at the approval: a refused PIN asks for another, anything else ends the dialog. */
function useAttempt(asked: AskedApproval, tell: (error: unknown) => void) {
  return useMutation({
    mutationFn: (given: Given) => asked.attempt(given),
    onError: (error) => (isPinRefused(error) ? tell(error) : asked.fail(error)),
  });
}

/** Returns who approves and the PIN being typed, and tries the approval with both. */
function useApprover(asked: AskedApproval, reason: ReasonChoice) {
  const [approver, setApprover] = useState(asked.wanted.approvers[0]?._id);
  const refused = usePinProblem();
  const attempt = useAttempt(asked, refused.tell);
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
  return { approver, choose, entry, digits, isStopped, problem: refused.problem };
}

/** Dialog that asks who approves a call, their PIN and the reason, over the unchanged screen (T2.5). */
export function ApprovalDialog({ asked }: { readonly asked: AskedApproval }) {
  const { t } = useTranslation('approval');
  const { wanted, about } = asked;
  const signedIn = usePersisted(staffSession);
  const reason = useReason(asked);
  const { approver, choose, entry, digits, isStopped, problem } = useApprover(asked, reason);
  const cancel = () => asked.fail(notApproved(asked));
  const { action, limit, wanted: amount } = wanted;
  const isOver = action === 'discount' && limit !== undefined && amount !== undefined;
  const hasLeft = about.what !== undefined || reason.isAsked;
  return (
    <DialogFrame
      open
      isAbove
      title={about.title ?? t('title')}
      titleClass={css.title}
      className={cx(css.dialog, hasLeft && css.two)}
      onOpenChange={closing(cancel)}
    >
      {hasLeft && (
        <div className={css.about}>
          {about.what}
          {reason.isAsked && <Reasons {...reason} />}
        </div>
      )}
      <section className={css.who} aria-label={t('who')}>
        {isOver && <p>{t('over', { wanted: amount, limit })}</p>}
        <h3 className={css.heading}>{t('who')}</h3>
        <div className={css.people}>
          {wanted.approvers.map(({ _id: id, name }) => (
            <PersonButton
              key={id}
              person={{ _id: id, name }}
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
        <Button wide variant="quiet" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        {signedIn !== null && <p className={css.note}>{t('stays', { name: signedIn.staff.name })}</p>}
      </section>
    </DialogFrame>
  );
}
