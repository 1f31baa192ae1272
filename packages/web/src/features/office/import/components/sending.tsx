import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import type { useSendImport } from '../hooks/use-send-import.ts';
import css from './import-page.module.css';

/** Progress of an import into a draft; it can be cancelled, or goes on after an interruption. */
export function Sending({ sender }: { readonly sender: ReturnType<typeof useSendImport> }) {
  const { t } = useTranslation('office-import');
  const id = useId();
  const { sending, isSending, refusal, goOn, cancel } = sender;
  if (sending === undefined) return null;
  const { sent, batches, name } = sending;
  return (
    <section className={css.card}>
      <h2 id={id}>{name}</h2>
      <progress className={css.progress} aria-labelledby={id} max={batches.length} value={sent} />
      <p className={css.note}>{t('sending.text', { sent, count: batches.length })}</p>
      {refusal !== undefined && !isSending && (
        <Banner tone="bad" icon="alert" title={t('sending.stopped')} text={t(`errors:${refusal}`)} />
      )}
      <div className={css.acts}>
        {!isSending && <Button onClick={() => void goOn()}>{t('sending.goOn')}</Button>}
        <Button variant="plain" onClick={() => void cancel()}>
          {t('sending.cancel')}
        </Button>
      </div>
    </section>
  );
}
