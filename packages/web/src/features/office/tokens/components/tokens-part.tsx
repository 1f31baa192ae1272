import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { NotArrived, OfficeBar } from '../../frame/index.ts';
import { useTokens } from '../hooks/use-tokens.ts';
import { TokenCard } from './token-card.tsx';
import { TokenSheet } from './token-sheet.tsx';
import css from './tokens-part.module.css';

/** The owner's tokens for other programs: made here, shown once, ended here. */
export function TokensPart() {
  const { t } = useTranslation('api-tokens');
  const { tokens, shops } = useTokens();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <OfficeBar
        title={t('office:nav.tokens')}
        text={t('text')}
        actions={
          <Button icon="plus" disabled={!tokens.data || !shops.data} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <div className={css.page}>
        {tokens.data ? (
          <ul className={css.tokens}>
            {tokens.data.map((token) => (
              <TokenCard key={token._id} token={token} shops={shops.data ?? []} />
            ))}
          </ul>
        ) : tokens.isError ? (
          <NotArrived error={tokens.error} onRetry={() => void tokens.refetch()} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonBlock height={120} shape="box" />
          </Skeleton>
        )}
        {tokens.data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <p className={css.docs}>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('docs')}
          </a>
        </p>
      </div>
      <TokenSheet shops={shops.data ?? []} open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
