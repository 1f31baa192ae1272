import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { downloadFile } from '../../fields/index.ts';
import { useFieldName } from '../hooks/use-field-name.ts';
import type { ImportFile } from '../hooks/use-import-file.ts';
import type { Refusal } from '../records/index.ts';
import type { ImportWorker } from '../worker/index.ts';
import css from './import-page.module.css';

type RefusedFileProps = {
  readonly file: ImportFile;
  readonly rows: readonly { readonly row: number; readonly refusals: readonly Refusal[] }[];
  readonly worker: ImportWorker;
};

/** Saves the refused rows as a file, each with its reason, to be corrected and imported again. */
export function RefusedFile({ file, rows, worker }: RefusedFileProps) {
  const { t } = useTranslation('office-import');
  const reasonText = useReasonText();
  const refused = rows.filter(({ refusals }) => refusals.length > 0);
  const { name, subject, mapping } = file;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const bytes = await worker.ask<'refused'>({
        ...{ kind: 'refused', subject, mapping, column: t('refusedFile.column') },
        refused: refused.map(({ row, refusals }) => ({ row, reason: refusals.map(reasonText).join('; ') })),
      });
      downloadFile(bytes, `${name.replace(/\.[^.]*$/, '')}-${t('refusedFile.name')}.csv`, 'text/csv');
    },
  });
  if (refused.length === 0) return null;
  return (
    <div className={css.acts}>
      <Button variant="plain" icon="download" busy={isPending} onClick={() => mutate()}>
        {t('refusedFile.download', { count: refused.length })}
      </Button>
    </div>
  );
}

/** Returns the function that says why a cell is refused. */
export function useReasonText(): (refusal: Refusal) => string {
  const { t } = useTranslation('office-import');
  const fieldName = useFieldName();
  return ({ column, reason, about = '' }) =>
    t('rows.refused', { column: fieldName(column), reason: t(`reason.${reason}`, { about }) });
}
