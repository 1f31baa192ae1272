import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { NotArrived, OfficeBar } from '../../frame/index.ts';
import { ChooseFile } from '../components/choose-file.tsx';
import { ColumnList } from '../components/column-list.tsx';
import type { Correcting } from '../components/correct-row.tsx';
import { FileFacts } from '../components/file-facts.tsx';
import css from '../components/import-page.module.css';
import { RefusedFile } from '../components/refused-file.tsx';
import { type ImportFile, useImportFile, useImportWorker } from '../hooks/use-import-file.ts';
import type { ImportWorker } from '../worker/index.ts';
import { MemberRows } from './member-rows.tsx';
import { SendingMembers, SentMembers } from './sending-members.tsx';
import { fileName, useMemberPlan } from './use-member-plan.ts';
import { useSendMembers } from './use-send-members.ts';

/** Page that takes members from a file: the file, its columns, and what would change (office B8.4). */
export function MembersPage({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation('office-import');
  const worker = useImportWorker();
  const reading = useImportFile(worker, 'members');
  const { file } = reading;
  const planning = useMemberPlan(worker, file);
  const sender = useSendMembers();
  const isSent = sender.sending !== undefined || sender.sent !== undefined;
  const isOpen = file !== undefined && !isSent;
  const forget = () => {
    reading.forget();
    planning.forget();
  };
  const members = planning.plan?.members ?? [];
  const apply = () => {
    if (file === undefined) return;
    sender.send(members, fileName(file), planning.setsPoints);
    forget();
  };
  const actions = (
    <>
      <Button variant="quiet" onClick={forget}>
        {t('anotherFile')}
      </Button>
      <Button disabled={members.length === 0} onClick={apply}>
        {t('members.apply', { count: members.length })}
      </Button>
    </>
  );
  return (
    <>
      <OfficeBar
        title={t('members.title')}
        text={isOpen ? <FileFacts file={file} isReady={planning.isReady} /> : t('members.text')}
        actions={isOpen && actions}
      />
      <div className={cx(css.page, isOpen && css.compare)}>
        {!isOpen && sender.sending === undefined && choice}
        {sender.sending !== undefined && <SendingMembers sender={sender} />}
        {sender.sent !== undefined && <SentMembers sent={sender.sent} onMore={sender.forget} />}
        {!isSent && file === undefined && <ChooseFile file={reading} text={t('members.file')} />}
        {isOpen && <ColumnList file={file} onEncoding={reading.readAs} onMap={reading.map} />}
        {isOpen && planning.isReady && (
          <ComparedMembers {...{ planning, file, worker }} correct={reading.correct} />
        )}
      </div>
    </>
  );
}

type ComparedMembersProps = {
  readonly planning: ReturnType<typeof useMemberPlan>;
  readonly file: ImportFile;
  readonly worker: ImportWorker;
  readonly correct: Correcting['correct'];
};

const STANDINGS = ['new', 'changed', 'same', 'refused'] as const;

/** The file compared with the members there are: numbers, the tick for points, and the rows. */
function ComparedMembers({ planning, file, worker, correct }: ComparedMembersProps) {
  const { t } = useTranslation('office-import');
  const { plan, error, retry, setsPoints, setSetsPoints } = planning;
  if (error !== null) return <NotArrived error={error} onRetry={retry} />;
  const count = (standing: string) => plan?.rows.filter((row) => row.standing === standing).length ?? 0;
  return (
    <>
      <section className={cx(css.card, css.side)} aria-busy={plan === undefined}>
        <h2>{t('summary.title')}</h2>
        {plan === undefined ? (
          <Skeleton label={t('members.comparing')}>
            <SkeletonRows count={2} />
          </Skeleton>
        ) : (
          <dl className={css.counts}>
            {STANDINGS.map((standing) => (
              <div key={standing} data-standing={count(standing) > 0 ? standing : undefined}>
                <dt>{t(`summary.${standing}`)}</dt>
                <dd>{count(standing)}</dd>
              </div>
            ))}
          </dl>
        )}
        {file.mapping.includes('points') && (
          <TickLabel type="checkbox" className={css.tick} checked={setsPoints} onChange={setSetsPoints}>
            {t('members.setsPoints')}
          </TickLabel>
        )}
        <p className={css.note}>{t('members.passwords')}</p>
        {plan !== undefined && <RefusedFile rows={plan.rows} {...{ file, worker }} />}
      </section>
      {plan !== undefined && <MemberRows plan={plan} correcting={{ file, worker, correct }} />}
    </>
  );
}
