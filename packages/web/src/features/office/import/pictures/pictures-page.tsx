import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { ChooseFile } from '../components/choose-file.tsx';
import css from '../components/import-page.module.css';
import { Sending } from '../components/sending.tsx';
import { SentNote } from '../components/sent-note.tsx';
import { useImportWorker } from '../hooks/use-import-file.ts';
import { useImportLists } from '../hooks/use-import-lists.ts';
import { useSendImport } from '../hooks/use-send-import.ts';
import { planPictures } from './picture-plan.ts';
import { PictureRows } from './picture-rows.tsx';
import { usePictureFile, useUploadPictures } from './use-picture-import.ts';

/** The name of a file that fits into that of a change set. */
const MAX_NAME = 50;

/** Page that takes pictures of dishes from a zip, each named by its dish's code (office B8.1). */
export function PicturesPage({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation('office-import');
  const { session } = useOffice();
  const worker = useImportWorker();
  const { lists, error, retry } = useImportLists();
  const reading = usePictureFile(worker);
  const sender = useSendImport();
  const [isSame, setSame] = useState(false);
  const { file } = reading;
  const uploading = useUploadPictures((edits) => {
    setSame(edits.length === 0);
    if (edits.length > 0)
      sender.send({ edits }, t('setName', { file: (file?.name ?? '').slice(0, MAX_NAME) }));
    forget();
  });
  const forget = () => {
    uploading.forget();
    reading.forget();
  };
  const isSent = sender.sending !== undefined || sender.sent !== undefined;
  const isOpen = file !== undefined && !isSent;
  const planned = file && lists && planPictures(file.pictures, lists.products, session.shop);
  const count = planned?.filter(({ problem }) => problem === undefined).length ?? 0;
  const actions = (
    <>
      <Button variant="quiet" onClick={forget}>
        {t('anotherFile')}
      </Button>
      <Button
        disabled={count === 0}
        busy={uploading.isUploading}
        onClick={() => planned && uploading.upload(planned)}
      >
        {t('pictures.apply', { count })}
      </Button>
    </>
  );
  return (
    <>
      <OfficeBar
        title={t('pictures.title')}
        text={file?.name ?? t('pictures.text')}
        actions={isOpen && actions}
      />
      <div className={css.page}>
        {!isOpen && sender.sending === undefined && choice}
        {sender.sending !== undefined && <Sending sender={sender} />}
        {sender.sent !== undefined && <SentNote sent={sender.sent} onMore={sender.forget} />}
        {isSame && !isSent && file === undefined && (
          <Banner tone="note" icon="check" title={t('pictures.same')} />
        )}
        {!isSent && file === undefined && (
          <ChooseFile
            file={reading}
            text={t('pictures.file')}
            limits={t('pictures.limits')}
            accept=".zip,application/zip"
          />
        )}
        {isOpen && (uploading.isUploading || uploading.refusal !== undefined) && (
          <section className={css.card}>
            <h2>{t('pictures.uploading')}</h2>
            <progress
              className={css.progress}
              aria-label={t('pictures.uploading')}
              max={count}
              value={uploading.done}
            />
            <p className={css.note}>{t('pictures.uploaded', { done: uploading.done, count })}</p>
            {uploading.refusal !== undefined && (
              <Banner
                tone="bad"
                icon="alert"
                title={t('sending.stopped')}
                text={t(`errors:${uploading.refusal}`)}
              />
            )}
          </section>
        )}
        {isOpen && lists === undefined && error !== null && <NotArrived error={error} onRetry={retry} />}
        {isOpen && planned !== undefined && <PictureRows planned={planned} />}
      </div>
    </>
  );
}
