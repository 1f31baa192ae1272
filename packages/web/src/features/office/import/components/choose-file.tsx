import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { downloadFile, useFileDrop } from '../../fields/index.ts';
import type { useImportFile } from '../hooks/use-import-file.ts';
import type { MenuLists } from '../plan/index.ts';
import type { ExportFormat, ImportWorker } from '../worker/index.ts';
import css from './import-page.module.css';

type ChooseFileProps = {
  readonly file: Pick<ReturnType<typeof useImportFile>, 'read' | 'isReading' | 'problem' | 'forget'>;
  /** The files that are read. */
  readonly text: string;
  /** The endings and types of files to choose from, and their bounds, if they are no lists. */
  readonly accept?: string;
  readonly limits?: string;
};

const LISTS = '.csv,.tsv,.txt,.xlsx,text/csv';

/** First step: a file is chosen or dropped. */
export function ChooseFile({ file, text, accept = LISTS, limits }: ChooseFileProps) {
  const { t } = useTranslation('office-import');
  const { read, isReading, problem, forget } = file;
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(box, read);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) read(chosen);
    // so that choosing the same file again is a change
    target.value = '';
  };
  return (
    <section ref={box} className={cx(css.card, css.drop, isOver && css.over)}>
      <h2>{t('file.title')}</h2>
      <p>{text}</p>
      <p className={css.note}>{limits ?? t('file.limits')}</p>
      <input ref={input} hidden type="file" accept={accept} aria-label={t('file.choose')} onChange={pick} />
      <div className={css.acts}>
        <Button icon="folder" busy={isReading} onClick={() => input.current?.click()}>
          {t(isReading ? 'file.reading' : 'file.choose')}
        </Button>
        {isReading && (
          <Button variant="quiet" onClick={forget}>
            {t('common:cancel')}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <Banner
          tone="bad"
          icon="alert"
          title={t(`file.problem.${problem}.title`)}
          text={t(`file.problem.${problem}.text`)}
        />
      )}
    </section>
  );
}

const FORMATS = ['csv', 'xlsx'] as const;
const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type ExportMenuProps = { readonly lists: MenuLists | undefined; readonly worker: ImportWorker };

/** Saves the menu as a file. */
export function ExportMenu({ lists, worker }: ExportMenuProps) {
  const { t } = useTranslation('office-import');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (lists === undefined) return;
      const bytes = await worker.ask<'export'>({ kind: 'export', lists, format });
      downloadFile(bytes, `menu.${format}`, TYPES[format]);
    },
  });
  return (
    <section className={css.card}>
      <h2>{t('export.title')}</h2>
      <p className={css.note}>{t('export.text')}</p>
      <div className={css.acts}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="plain"
            icon="download"
            disabled={lists === undefined}
            busy={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {t(`export.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
