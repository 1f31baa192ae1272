import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

type NotArrivedProps = {
  /** The reason for which a list could not be read. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Notice in place of a list that could not be read: the reason, and the button that reads it again. */
export function NotArrived({ error, onRetry }: NotArrivedProps) {
  const { t } = useTranslation('staff');
  const code = error instanceof CallError ? error.code : 'serverError';
  return (
    <EmptyState
      live
      title={t('notArrived')}
      text={t(`errors:${code}`)}
      action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
    />
  );
}
