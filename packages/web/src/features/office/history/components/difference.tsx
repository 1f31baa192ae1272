import type { SetEdit } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { EditList } from '../../changes/index.ts';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useRuleLists } from '../../promotions/index.ts';
import { useDescribeAll } from '../hooks/use-describe-all.ts';
import { useDifference } from '../hooks/use-difference.ts';
import { useDocumentNames } from '../hooks/use-document-names.ts';
import type { ComparedMoments } from '../state/days.ts';
import { changeGroups, documentCount } from '../state/groups.ts';
import css from './history-part.module.css';

/** Documents that are shown at once; an import may have changed thousands. */
const SHOWN = 100;

/** Differences of two moments, by part of the office and document, each field before and after. */
export function Difference({ moments }: { readonly moments: ComparedMoments }) {
  const { t } = useTranslation('office-history');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const { data, error, refetch } = useDifference(moments);
  const lists = useRuleLists();
  const failed = error ?? lists.error;
  if (failed !== null && (data === undefined || !lists.isReady)) {
    const retry = () => {
      lists.retry();
      void refetch();
    };
    return <NotArrived error={failed} onRetry={retry} />;
  }
  if (data === undefined || !lists.isReady || shop === undefined) {
    return (
      <Skeleton label={t('loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  }
  if (data.length === 0) return <EmptyState live title={t('unchanged')} text={t('unchangedText')} />;
  return (
    <MoneyProvider shop={shop} locale={locale.tag}>
      <Changes edits={data} lists={lists} />
    </MoneyProvider>
  );
}

type ChangesProps = {
  readonly edits: readonly SetEdit[];
  readonly lists: Parameters<typeof useDescribeAll>[0];
};

function Changes({ edits, lists }: ChangesProps) {
  const { t } = useTranslation('office-history');
  const [limit, setLimit] = useState(SHOWN);
  const describe = useDescribeAll(lists, useDocumentNames(edits));
  const left = documentCount(edits) - limit;
  return (
    <div className={css.section}>
      <p role="status">{t('summary', { count: edits.length })}</p>
      {changeGroups(edits, limit).map(({ name, documents }) => (
        <section key={name} className={css.group}>
          <h2>{t(`group.${name}`)}</h2>
          {documents.map((group) => {
            const [first] = group;
            if (first === undefined) return null;
            return (
              <section key={`${first.list}/${first.entity}`}>
                <h3 className={css.title}>{describe(first).title}</h3>
                <EditList edits={group} describe={describe} />
              </section>
            );
          })}
        </section>
      ))}
      {left > 0 && (
        <div>
          <Button variant="plain" onClick={() => setLimit(limit + SHOWN)}>
            {t('more', { count: Math.min(left, SHOWN) })}
          </Button>
        </div>
      )}
    </div>
  );
}
