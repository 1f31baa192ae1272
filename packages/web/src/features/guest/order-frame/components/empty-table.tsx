import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import css from './empty-table.module.css';

type EmptyTableProps = {
  readonly text: string;
  /** A quiet `Button` with an alternative. */
  readonly second?: ReactNode;
};

/** Renders the empty state of a table without orders, with a link to the menu. */
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
