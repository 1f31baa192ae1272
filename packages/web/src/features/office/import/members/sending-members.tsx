import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from '../components/import-page.module.css';
import type { useSendMembers } from './use-send-members.ts';

type Sender = ReturnType<typeof useSendMembers>;

/** Progress of an import of members; after a failure it goes on, or is left as it is. */
export function SendingMembers({ sender }: { readonly sender: Sender }) {
  const { t } = useTranslation('office-import');
  const id = useId();
  const { sending, done, refusal, goOn, forget } = sender;
  if (sending === undefined) return null;
  const count = sending.batches.length;
  return (
    <section className={css.card}>
      <h2 id={id}>{sending.file}</h2>
      <progress className={css.progress} aria-labelledby={id} max={count} value={done} />
      <p className={css.note}>{t('members.sending', { sent: done, count })}</p>
      {refusal !== undefined && (
        <>
          <Banner tone="bad" icon="alert" title={t('sending.stopped')} text={t(`errors:${refusal}`)} />
          <div className={css.acts}>
            <Button onClick={goOn}>{t('sending.goOn')}</Button>
            <Button variant="plain" onClick={forget}>
              {t('members.leave')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type SentMembersProps = { readonly sent: NonNullable<Sender['sent']>; readonly onMore: () => void };

/** The numbers of an import that is done. */
export function SentMembers({ sent: { added, changed, refused }, onMore }: SentMembersProps) {
  const { t } = useTranslation('office-import');
  return (
    <section className={css.card}>
      <h2>{t('members.done')}</h2>
      <p>{t('members.numbers', { added, changed })}</p>
      {refused > 0 && <p className={css.bad}>{t('members.refusedMeanwhile', { count: refused })}</p>}
      <p className={css.note}>{t('members.passwords')}</p>
      <div className={css.acts}>
        <Button variant="quiet" onClick={onMore}>
          {t('anotherFile')}
        </Button>
      </div>
    </section>
  );
}
