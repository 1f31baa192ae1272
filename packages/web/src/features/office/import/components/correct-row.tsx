import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import type { ImportFile } from '../hooks/use-import-file.ts';
import type { Refusal, RowCell } from '../records/index.ts';
import type { CorrectedCell, ImportWorker } from '../worker/index.ts';
import css from './import-page.module.css';

/** The corrections of a file's rows, and their change. */
export type Correcting = {
  readonly file: ImportFile;
  readonly worker: ImportWorker;
  readonly correct: (cells: readonly CorrectedCell[]) => Promise<void>;
};
type RefusedRow = { readonly row: number; readonly name: string; readonly refusals: readonly Refusal[] };
type CorrectRowProps = { readonly planned: RefusedRow; readonly correcting: Correcting };

const keyOf = ({ row, at }: Pick<RowCell, 'row' | 'at'>) => `${row}/${at}`;

/** A refused row that is corrected in its place (office B8.2): its cells, and what else the price may be. */
export function CorrectRow({ planned, correcting }: CorrectRowProps) {
  const { t } = useTranslation('office-import');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RowForm {...{ planned, correcting }} onClose={() => setOpen(false)} />;
  return (
    <div className={css.acts}>
      <Button
        size="s"
        variant="tonal"
        icon="edit"
        aria-label={t('correct.named', { row: planned.row, name: planned.name })}
        onClick={() => setOpen(true)}
      >
        {t('correct.open')}
      </Button>
    </div>
  );
}

/** The cells of a row as fields; those that are refused come first. */
function RowForm({ planned, correcting, onClose }: CorrectRowProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('office-import');
  const { file, worker, correct } = correcting;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { row, refusals } = planned;
  const { data: cells = [] } = useQuery({
    queryKey: ['office', 'import-cells', row, refusals],
    gcTime: 0,
    queryFn: () => {
      const { subject, mapping } = file;
      return worker.ask<'cells'>({ kind: 'cells', subject, mapping, row, refusals });
    },
  });
  const { mutate, isPending } = useMutation({ mutationFn: correct, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      cells.map(({ row: number, at, text }) => ({
        row: number,
        at,
        text: typed[keyOf({ row: number, at })] ?? text,
      })),
    );
  };
  const open = cells.find(({ openPrice }) => openPrice !== undefined);
  return (
    <form className={css.correct} noValidate onSubmit={submit}>
      {[...cells]
        .sort((one, other) => Number(other.isRefused) - Number(one.isRefused))
        .map((cell) => (
          <TextField
            key={keyOf(cell)}
            label={cell.row === row ? cell.name : t('correct.ofRow', { column: cell.name, row: cell.row })}
            value={typed[keyOf(cell)] ?? cell.text}
            onChange={(text) => setTyped({ ...typed, [keyOf(cell)]: text })}
            autoComplete="off"
          />
        ))}
      <div className={css.acts}>
        <Button type="submit" size="s" busy={isPending}>
          {t('correct.take')}
        </Button>
        {open?.openPrice !== undefined && (
          <Button
            size="s"
            variant="tonal"
            onClick={() => mutate([{ row: open.row, at: open.at, text: open.openPrice ?? '' }])}
          >
            {t('correct.openPrice')}
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
