import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useSavedText } from '../../../../lib/use-saved-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Icon, type IconName, preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { QuickButton } from '../../order-frame/index.ts';
import { type StaffRequest, useCallStaff } from '../hooks/use-call-staff.ts';
import { callState } from '../state/call-state.ts';
import css from './call-staff.module.css';

type StaffCall = NonNullable<TableSession['staffCalls']>[number];
type Kind = StaffCall['kind'];
const KINDS = ['service', 'bill', 'water', 'cutlery'] as const satisfies readonly Kind[];
const KIND_ICONS: Readonly<Record<(typeof KINDS)[number], IconName>> = {
  service: 'bell',
  bill: 'slip',
  water: 'milk',
  cutlery: 'dine',
};
const MAX_TEXT_LENGTH = 100;
const SECOND_MS = 1000;

type CallFormProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly session: TableSession;
  readonly busy: boolean;
  readonly onCall: (request: StaffRequest) => void;
};

function CallForm({ text, onText, session, busy, onCall }: CallFormProps) {
  const { t } = useTranslation('call-staff');
  const now = useNow(SECOND_MS);
  const stateOf = (kind: Kind) => callState(session, kind, now);
  const note = (kind: Kind) => {
    const state = stateOf(kind);
    return state === 'none' ? undefined : t(`state.${state}`);
  };
  const send = () => {
    if (text.trim() !== '') onCall({ kind: 'other', text: text.trim() });
  };
  return (
    <div className={css.body}>
      <ul className={css.kinds}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={css.kind}
              disabled={busy || stateOf(kind) === 'sent'}
              onClick={() => onCall({ kind })}
            >
              <Icon
                name={stateOf(kind) === 'sent' || stateOf(kind) === 'coming' ? 'check' : KIND_ICONS[kind]}
                size="l"
                className={css.icon}
              />
              <span>
                {t(`kind.${kind}`)}
                {note(kind) !== undefined && <small className={css.state}>{note(kind)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className={css.other}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('other')}
          hint={note('other')}
          value={text}
          onChange={onText}
          maxLength={MAX_TEXT_LENGTH}
        />
        <Button
          type="submit"
          variant="tonal"
          disabled={busy || text.trim() === '' || stateOf('other') === 'sent'}
        >
          {t('send')}
        </Button>
      </form>
    </div>
  );
}

type CallStaffProps = {
  readonly session: TableSession;
  /** `tile` stands beside the pay button, `quick` in a row of small links, `quiet` below another button. */
  readonly variant?: 'tile' | 'quick' | 'quiet';
};

/**
 * Renders the button that calls staff, with the sheet that asks for the reason and shows the state of each call.
 */
export function CallStaffButton({ session, variant = 'tile' }: CallStaffProps) {
  const { t } = useTranslation('call-staff');
  const sheet = useHistoryDialog('staff');
  const { mutate, isPending } = useCallStaff(session, sheet.close);
  const [text, setText] = useSavedText('callStaff');
  const call = (request: StaffRequest) =>
    mutate(request, { onSuccess: () => request.kind === 'other' && setText('') });
  const isCalled = (session.staffCalls ?? []).length > 0;
  const icon = isCalled ? 'check' : 'bell';
  const label = t(isCalled ? 'called' : 'action');
  const openSheet = () => {
    preloadDialogs();
    preloadIcons();
    sheet.open();
  };
  return (
    <>
      {variant === 'quick' ? (
        <QuickButton {...{ icon, label }} onClick={openSheet} />
      ) : variant === 'quiet' ? (
        <Button variant="quiet" icon={icon} onClick={openSheet}>
          {label}
        </Button>
      ) : (
        <button type="button" className={css.button} onClick={openSheet}>
          <Icon name={icon} />
          {label}
        </button>
      )}
      <Sheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('title')}
        closeLabel={t('common:close')}
        width="s"
      >
        <CallForm text={text} onText={setText} session={session} busy={isPending} onCall={call} />
      </Sheet>
    </>
  );
}
