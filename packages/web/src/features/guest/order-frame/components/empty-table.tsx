import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import css from './empty-table.module.css';

type EmptyTableProps = {
  readonly text: string;
  /** A quiet Button: the other way on. */
  readonly second?: ReactNode;
};

/** A table that nothing was ordered into: its plate, and the way to the menu. */
export function EmptyTable({ text, second }: EmptyTableProps) {
  const { t } = useTranslation('order');
  return (
    <div className={css.empty}>
      <EmptyState
        title={t('empty.title')}
        text={text}
        action={
          <ButtonLink size="l" to={ROUTES.browse}>
            {t('seeMenu')}
          </ButtonLink>
        }
        second={second}
      />
    </div>
  );
}
