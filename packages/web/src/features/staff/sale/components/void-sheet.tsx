import type { TableSession, VoidReasonCode } from '@comanda/contract';
import { VOID_REASONS } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { VoidLines } from '../hooks/use-void-lines.ts';
import css from './void-sheet.module.css';

export type VoidSheetProps = {
  readonly open: boolean;
  readonly session: TableSession | undefined;
  readonly voiding: VoidLines;
  readonly onClose: () => void;
};

/** Quantity, name and amount of a dish with the items of its set. */
function Dish({ group: { line, children } }: { readonly group: LineGroup }) {
  const { say } = useLocale();
  return (
    <span className={css.what}>
      <span>
        {line.quantity} {say(line.name)}
      </span>
      <Price amount={[line, ...children].reduce((sum, each) => sum + each.subTotal, 0)} bare size="inherit" />
    </span>
  );
}

type ReasonsProps = {
  readonly code: VoidReasonCode | undefined;
  readonly text: string;
  readonly onCode: (code: VoidReasonCode) => void;
  readonly onText: (text: string) => void;
};

/** Reasons of a void; another one is written out. */
function Reasons({ code, text, onCode, onText }: ReasonsProps) {
  const { t } = useTranslation('approval');
  return (
    <>
      <fieldset className={css.reasons}>
        <legend>{t('reason.title')}</legend>
        {VOID_REASONS.map((each) => (
          <Button
            key={each}
            variant={each === code ? 'tonal' : 'plain'}
            aria-pressed={each === code}
            onClick={() => onCode(each)}
          >
            {t(`reason.${each}`)}
          </Button>
        ))}
      </fieldset>
      {code === 'other' && (
        <TextField label={t('reason.text')} value={text} onChange={onText} maxLength={200} required />
      )}
    </>
  );
}

/** Returns what is chosen to void, anew each time the sheet opens; a dish alone is chosen already. */
function useVoidChoice(open: boolean, groups: readonly LineGroup[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [code, setCode] = useState<VoidReasonCode>();
  const [text, setText] = useState('');
  const only = groups.length === 1 ? groups[0]?.line.id : undefined;
  useEffect(() => {
    if (!open) return;
    setChosen(new Set(only === undefined ? [] : [only]));
    setCode(undefined);
    setText('');
  }, [open, only]);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const dishes = groups.filter(({ line }) => chosen.has(line.id));
  const said = text.trim();
  const isWhole = dishes.length > 0 && code !== undefined && (code !== 'other' || said !== '');
  const reason = code && { code, ...(code === 'other' && { text: said }) };
  return { chosen, toggle, dishes, code, setCode, text, setText, reason: isWhole ? reason : undefined };
}

/** Sheet that voids dishes that were sent: which, and for which reason (till T2.3). */
export function VoidSheet({ open, session, voiding, onClose }: VoidSheetProps) {
  const { t } = useTranslation('till');
  const groups = session === undefined ? [] : groupLines(liveLines(session));
  const { chosen, toggle, dishes, code, setCode, text, setText, reason } = useVoidChoice(open, groups);
  const submit = async () => {
    if (session === undefined || reason === undefined) return;
    const what = (
      <div className={css.list}>
        {dishes.map((group) => (
          <Dish key={group.line.id} group={group} />
        ))}
      </div>
    );
    const lines = dishes.map(({ line }) => line.id);
    if (await voiding.voidLines({ session, lines, reason, what })) onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('voidTitle')} closeLabel={t('common:close')}>
      <div className={css.void}>
        <fieldset className={css.dishes}>
          <legend>{t('voidWhich')}</legend>
          {groups.map((group) => (
            <TickLabel
              key={group.line.id}
              type="checkbox"
              checked={chosen.has(group.line.id)}
              onChange={() => toggle(group.line.id)}
              className={css.dish}
            >
              <Dish group={group} />
            </TickLabel>
          ))}
        </fieldset>
        <Reasons code={code} text={text} onCode={setCode} onText={setText} />
        <Button
          size="l"
          wide
          variant="danger"
          icon="trash"
          busy={voiding.isVoiding}
          disabled={reason === undefined}
          onClick={() => void submit()}
        >
          {dishes.length === 0 ? t('voidSent') : t('void', { count: dishes.length })}
        </Button>
      </div>
    </Sheet>
  );
}
