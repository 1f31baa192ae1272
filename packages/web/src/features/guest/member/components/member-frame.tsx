import type { ReactNode } from 'react';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useGoBack } from '../../../../lib/use-go-back.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { TopBar } from '../../../../ui/layout/top-bar.tsx';
import css from './member-frame.module.css';

type MemberFrameProps = {
  readonly title: string;
  /** Target of the back button when there is no earlier page. */
  readonly backTo?: string;
  readonly children: ReactNode;
};

/** Renders the title bar and body of the member pages. */
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
