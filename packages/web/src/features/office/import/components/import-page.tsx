import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { NotArrived, OfficeBar } from '../../frame/index.ts';
import { type ImportFile, useImportFile, useImportWorker } from '../hooks/use-import-file.ts';
import { useImportLists } from '../hooks/use-import-lists.ts';
import { useImportPlan } from '../hooks/use-import-plan.ts';
import { useSendImport } from '../hooks/use-send-import.ts';
import type { MenuLists } from '../plan/index.ts';
import type { ImportWorker } from '../worker/index.ts';
import { ChooseFile, ExportMenu } from './choose-file.tsx';
import { ColumnList } from './column-list.tsx';
import type { Correcting } from './correct-row.tsx';
import { FileFacts } from './file-facts.tsx';
import css from './import-page.module.css';
import { PlanRows } from './plan-rows.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { RefusedFile } from './refused-file.tsx';
import { Sending } from './sending.tsx';
import { SentNote } from './sent-note.tsx';

/** Page that takes a menu from a file: the file, its columns, what would change, and the draft that it becomes. */
export function ImportPage({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation('office-import');
  const worker = useImportWorker();
  const { lists, error, retry } = useImportLists();
  const file = useImportFile(worker, 'menu');
  const planning = useImportPlan(worker, file.file, lists);
  const sender = useSendImport();
  const isSent = sender.sending !== undefined || sender.sent !== undefined;
  const isOpen = file.file !== undefined && !isSent;
  const forget = () => {
    file.forget();
    planning.forget();
  };
  return (
    <>
      <OfficeBar
        title={t('title')}
        text={isOpen ? <FileFacts file={file.file} isReady={planning.isReady} /> : t('text')}
        actions={isOpen && <ImportActs {...{ planning, sender, forget }} name={file.file?.name ?? ''} />}
      />
      <div className={cx(css.page, isOpen && css.compare)}>
        {!isOpen && sender.sending === undefined && choice}
        {sender.sending !== undefined && <Sending sender={sender} />}
        {sender.sent !== undefined && <SentNote sent={sender.sent} onMore={sender.forget} />}
        {!isSent && file.file === undefined && (
          <>
            <ChooseFile file={file} text={t('file.text')} />
            <ExportMenu {...{ lists, worker }} />
          </>
        )}
        {isOpen && <ColumnList file={file.file} onEncoding={file.readAs} onMap={file.map} />}
        {isOpen && lists === undefined && error !== null && <NotArrived error={error} onRetry={retry} />}
        {isOpen && error === null && (
          <Compared {...{ planning, lists, worker }} file={file.file} correct={file.correct} />
        )}
      </div>
    </>
  );
}

type Planning = ReturnType<typeof useImportPlan>;

type ImportActsProps = {
  readonly planning: Planning;
  readonly sender: ReturnType<typeof useSendImport>;
  readonly name: string;
  readonly forget: () => void;
};

/** The name of a file that fits into that of a change set. */
const MAX_NAME = 50;

/** The button that puts the rows into a draft: it waits until every column and every dish is decided. */
function ImportActs({ planning, sender, name, forget }: ImportActsProps) {
  const { t } = useTranslation('office-import');
  const { plan, isPlanning } = planning;
  const rowsOf = (...standings: readonly string[]) =>
    plan?.rows.filter(({ standing }) => standings.includes(standing)).length ?? 0;
  const isReady = !isPlanning && rowsOf('asks') === 0 && (plan?.edits.length ?? 0) > 0;
  const apply = () => {
    if (plan === undefined) return;
    sender.send(plan, t('setName', { file: name.slice(0, MAX_NAME) }));
    forget();
  };
  return (
    <>
      <Button variant="quiet" onClick={forget}>
        {t('anotherFile')}
      </Button>
      <Button disabled={!isReady} onClick={apply}>
        {t('apply', { count: rowsOf('new', 'changed') })}
      </Button>
    </>
  );
}

type ComparedProps = {
  readonly planning: Planning;
  readonly lists: MenuLists | undefined;
  readonly file: ImportFile | undefined;
  readonly worker: ImportWorker;
  readonly correct: Correcting['correct'];
};

/** The file compared with the menu, once its columns are decided. */
function Compared({ planning, lists, file, worker, correct }: ComparedProps) {
  const { t } = useTranslation('office-import');
  const { plan, choices, choose, isPlanning, isReady, isFailed } = planning;
  if (!isReady) return null;
  if (isFailed) {
    return (
      <Banner
        tone="bad"
        icon="alert"
        title={t('file.problem.notRead.title')}
        text={t('file.problem.notRead.text')}
      />
    );
  }
  if (plan === undefined || lists === undefined || file === undefined) {
    return (
      <Skeleton label={t('comparing')}>
        <SkeletonRows count={4} />
      </Skeleton>
    );
  }
  return (
    <>
      <PlanSummary {...{ plan, choices, choose }} isBusy={isPlanning}>
        <RefusedFile rows={plan.rows} {...{ file, worker }} />
      </PlanSummary>
      <PlanRows {...{ plan, choices, choose, lists }} correcting={{ file, worker, correct }} />
    </>
  );
}
