import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageRules } from '../../../app/page-rules.ts';
import type { InitReason } from '../state/init-problem.ts';
import { InitProblem } from './init-problem.tsx';
import css from './notice-page.module.css';

/** /closed, /noshop and /sessionNotFound: why nothing can be ordered. */
export function NoticePage({ about }: { readonly about: InitReason }) {
  const { t } = useTranslation('guest');
  const { pathname } = useLocation();
  return (
    <main className={css.page}>
      {!pageRules(pathname).header && <h1 className="sr">{t(`init.${about}.title`)}</h1>}
      <InitProblem reason={about} />
    </main>
  );
}
