import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { NotArrived, OfficeBar } from '../../frame/index.ts';
import { useExportCalls, useExports } from '../hooks/use-exports.ts';
import { ExportCard } from './export-card.tsx';
import css from './exports-part.module.css';

/** The owner's exports: everything as one file, written while the restaurant is open. */
export function ExportsPart() {
  const { t } = useTranslation('exports');
  const exports = useExports();
  const { start } = useExportCalls();
  const isWriting = exports.data?.some(({ status }) => status === 'waiting' || status === 'running') === true;
  return (
    <>
      <OfficeBar
        title={t('office:nav.export')}
        text={t('text')}
        actions={
          <Button
            icon="folder"
            busy={start.isPending || isWriting}
            disabled={!exports.data}
            onClick={() => start.mutate()}
          >
            {t(isWriting ? 'writing' : 'start')}
          </Button>
        }
      />
      <div className={css.page}>
        {exports.data ? (
          <ul className={css.exports}>
            {exports.data.map((file) => (
              <ExportCard key={file._id} file={file} />
            ))}
          </ul>
        ) : exports.isError ? (
          <NotArrived error={exports.error} onRetry={() => void exports.refetch()} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonBlock height={120} shape="box" />
          </Skeleton>
        )}
        {exports.data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <section className={css.notes}>
          <h2>{t('inTitle')}</h2>
          <p>{t('inText')}</p>
          <p>{t('outText')}</p>
          <p>{t('careText')}</p>
        </section>
      </div>
    </>
  );
}
