import type { Draft } from '@comanda/contract';
import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './parked-sheet.module.css';

export type ParkedSheetProps = {
  readonly open: boolean;
  readonly parked: readonly Draft[];
  readonly onClose: () => void;
  readonly onRecall: (draft: Draft) => void;
};

/** Parked orders, on the digits. */
export function ParkedSheet({ open, parked, onClose, onRecall }: ParkedSheetProps) {
  const { t } = useTranslation('till');
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const draft = /^[1-9]$/.test(key) ? parked[Number(key) - 1] : undefined;
      if (draft !== undefined) onRecall(draft);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, parked, onRecall]);
  return (
    <Sheet open={open} onClose={onClose} title={t('parked')} closeLabel={t('common:close')}>
      {parked.length === 0 && <p className="muted">{t('noneParked')}</p>}
      <ul className={css.parked}>
        {parked.map((draft, at) => (
          <li key={draft._id}>
            <button type="button" className={css.order} onClick={() => onRecall(draft)}>
              {at < 9 && <Kbd>{String(at + 1)}</Kbd>}
              <b>{draft.name}</b>
              <span>{t('dishes', { count: draft.lines.filter((line) => !line.fromProduct).length })}</span>
              <span className={css.who}>{draft.staff.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
