import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useOffice } from '../../frame/index.ts';
import { isComplete } from '../columns/index.ts';
import type { MenuLists, NameAnswer } from '../plan/index.ts';
import type { ImportWorker } from '../worker/index.ts';
import type { ImportFile } from './use-import-file.ts';

/** The ticks and answers of a person. */
export type ImportChoices = {
  readonly clearsEmpty: boolean;
  readonly archivesAbsent: boolean;
  readonly sameNames?: NameAnswer;
  readonly answers: Readonly<Record<number, NameAnswer>>;
};

const NO_CHOICES: ImportChoices = { clearsEmpty: false, archivesAbsent: false, answers: {} };

/** Returns what an import would do, and the choices that it depends on; nothing is written. */
export function useImportPlan(
  worker: ImportWorker,
  file: ImportFile | undefined,
  lists: MenuLists | undefined,
) {
  const { t } = useTranslation('office-import');
  const { session } = useOffice();
  const [choices, setChoices] = useState(NO_CHOICES);
  const isReady = file !== undefined && (file.summary.profile !== 'any' || isComplete(file.mapping));
  const query = useQuery({
    queryKey: ['office', 'import-plan', file, choices, lists],
    // the lists are compared by identity: they are as large as the menu
    queryKeyHashFn: () => identityOf([file, choices, lists]),
    enabled: isReady && lists !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => {
      if (file === undefined || lists === undefined) throw new Error('nothing to compare');
      const settings = {
        ...choices,
        shop: session.shop,
        otherCategory: t('otherCategory'),
        now: new Date().toISOString(),
      };
      return worker.ask<'plan'>({ kind: 'plan', mapping: file.mapping, lists, settings });
    },
  });
  return {
    plan: isReady ? query.data : undefined,
    isPlanning: query.isFetching,
    isReady,
    isFailed: query.isError,
    choices,
    choose: (more: Partial<ImportChoices>) => setChoices((now) => ({ ...now, ...more })),
    forget: () => setChoices(NO_CHOICES),
  };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** Returns a text that is the same for the same objects. */
function identityOf(values: readonly (object | undefined)[]): string {
  return values
    .map((value) => {
      if (value === undefined) return '';
      const known = numbers.get(value) ?? last + 1;
      last = Math.max(last, known);
      numbers.set(value, known);
      return known;
    })
    .join('/');
}
