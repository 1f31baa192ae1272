import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import type { ColumnTarget, Mapping, Subject } from '../columns/index.ts';
import { type Encoding, FileError, type FileProblem } from '../read/index.ts';
import { rememberedMapping, rememberMapping } from '../state/remembered-mappings.ts';
import {
  type CorrectedCell,
  createImportWorker,
  type ImportWorker,
  type ReadSummary,
} from '../worker/index.ts';

/** A file that was read, with what its columns become. */
export type ImportFile = {
  readonly name: string;
  readonly subject: Subject;
  readonly summary: ReadSummary;
  readonly mapping: Mapping;
};

/** Returns the worker of the page, which ends with it. */
export function useImportWorker(): ImportWorker {
  const [worker] = useState(createImportWorker);
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}

/** Returns the file that was chosen, what reads one, and the reason for which the last one was not read. */
export function useImportFile(worker: ImportWorker, subject: Subject) {
  const [file, setFile] = useState<ImportFile>();
  const blob = useRef<File>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async ({ chosen, encoding }: { readonly chosen: File; readonly encoding?: Encoding }) => {
      const summary = await worker.ask<'read'>({
        kind: 'read',
        file: chosen,
        subject,
        ...(encoding !== undefined && { encoding }),
      });
      const names = summary.columns.map(({ name }) => name);
      const mapping = rememberedMapping(names, subject) ?? summary.mapping;
      return { name: chosen.name, subject, summary, mapping };
    },
    onSuccess: setFile,
  });
  const problem: FileProblem | undefined =
    error === null ? undefined : error instanceof FileError ? error.problem : 'notRead';
  return {
    file,
    isReading: isPending,
    problem,
    read: (chosen: File) => {
      blob.current = chosen;
      mutate({ chosen });
    },
    readAs: (encoding: Encoding) => blob.current && mutate({ chosen: blob.current, encoding }),
    map: (at: number, target: ColumnTarget) =>
      setFile((now) => {
        if (now === undefined) return now;
        const mapping = now.mapping.map((each, index) => (index === at ? target : each));
        rememberMapping(
          now.summary.columns.map(({ name }) => name),
          subject,
          mapping,
        );
        return { ...now, mapping };
      }),
    /** Corrects cells of the file that was read, which is then compared again. */
    correct: async (cells: readonly CorrectedCell[]) => {
      await worker.ask<'correct'>({ kind: 'correct', cells });
      // another object, so that it is compared again
      setFile((now) => now && { ...now });
    },
    forget: () => {
      worker.end();
      reset();
      setFile(undefined);
    },
  };
}
