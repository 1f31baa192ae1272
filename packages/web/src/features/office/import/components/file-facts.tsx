import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ImportFile } from '../hooks/use-import-file.ts';

type FileFactsProps = { readonly file: ImportFile | undefined; readonly isReady: boolean };

/** The file that is imported, in a sentence. */
export function FileFacts({ file, isReady }: FileFactsProps) {
  const { t } = useTranslation('office-import');
  if (file === undefined) return null;
  const { name, subject, summary } = file;
  const wait = subject === 'menu' ? t('columns.wait') : t('members.wait');
  return (
    <>
      {t('facts', { name, count: summary.count, row: summary.headerRow })} {!isReady && wait}
    </>
  );
}
