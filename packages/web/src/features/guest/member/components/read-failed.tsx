import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SpilledCup } from '../../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

type ReadFailedProps = {
  readonly of: 'coupons' | 'gifts' | 'points';
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
};

/** Says that a list could not be read, with a button to retry. */
export function ReadFailed({ of, query }: ReadFailedProps) {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      live
      picture={<SpilledCup />}
      title={t(`${of}.unread`)}
      text={t('unreadText')}
      action={
        <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
