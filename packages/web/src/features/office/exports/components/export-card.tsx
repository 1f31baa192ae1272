import type { DataExport } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useExportCalls } from '../hooks/use-exports.ts';
import { fileSize } from '../state/file-size.ts';
import css from './export-card.module.css';

const TONES = { waiting: 'quiet', running: 'gold', done: 'ok', failed: 'bad' } as const;

type ExportCardProps = { readonly file: DataExport };

/** Facts of an export: who asked for it, its size, and how long it is kept. */
function Facts({ file }: ExportCardProps) {
  const { t } = useTranslation('exports');
  const { locale } = useLocale();
  const { status, createdBy, bytes, expiresAt } = file;
  return (
    <dl className={css.facts}>
      <dt>{t('by')}</dt>
      <dd>{createdBy.name}</dd>
      {bytes !== undefined && (
        <>
          <dt>{t('size')}</dt>
          <dd>{fileSize(bytes, locale.intl)}</dd>
        </>
      )}
      {status === 'done' && expiresAt !== undefined && (
        <>
          <dt>{t('kept')}</dt>
          <dd>{dateText(expiresAt, locale.intl)}</dd>
        </>
      )}
    </dl>
  );
}

/** An export: how far it is, its facts, and what can be done with it. */
export function ExportCard({ file }: ExportCardProps) {
  const { t } = useTranslation('exports');
  const { locale } = useLocale();
  const { download, remove } = useExportCalls();
  const [isDeleting, setDeleting] = useState(false);
  const { _id, status, progress, createdAt } = file;
  const isDone = status === 'done';
  const isUnfinished = status === 'waiting' || status === 'running';
  return (
    <li className={css.card}>
      <h2 className={css.name}>
        {dateText(createdAt, locale.intl)} <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </h2>
      {isUnfinished && (
        <div className={css.progress}>
          <progress value={progress.done} max={Math.max(progress.total, 1)} aria-label={t('progress')} />
          <p>{t('written', { done: progress.done, total: progress.total })}</p>
        </div>
      )}
      {status === 'failed' && <p>{t('failedText')}</p>}
      <Facts file={file} />
      <p className={css.actions}>
        {isDone && (
          <Button size="s" variant="tonal" busy={download.isPending} onClick={() => download.mutate(_id)}>
            {t('download')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          busy={remove.isPending}
          onClick={() => (isDone ? setDeleting(true) : remove.mutate(_id))}
        >
          {t(isUnfinished ? 'cancel' : 'delete')}
        </Button>
      </p>
      <Dialog
        open={isDeleting}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setDeleting(false);
          remove.mutate(_id);
        }}
        onCancel={() => setDeleting(false)}
      />
    </li>
  );
}
