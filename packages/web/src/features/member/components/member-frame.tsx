import type { ReactNode } from 'react';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { usePageTitle } from '../../../app/use-page-title.ts';
import { useGoBack } from '../../../lib/use-go-back.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import css from './member-frame.module.css';

type MemberFrameProps = {
  readonly title: string;
  /** Where Back leads when nothing came before. */
  readonly backTo?: string;
  readonly children: ReactNode;
};

/** Head and sheet of the members' pages. */
export function MemberFrame({ title, backTo = ROUTES.browse, children }: MemberFrameProps) {
  const { t } = useTranslation('common');
  const { say } = useLocale();
  const { data } = useCatalogueState();
  usePageTitle([title, say(data?.shop.name)]);
  const goBack = useGoBack(backTo);
  return (
    <div className={css.frame}>
      <TopBar title={title} onBack={goBack} backLabel={t('back')} />
      <main className={css.page}>{children}</main>
    </div>
  );
}
