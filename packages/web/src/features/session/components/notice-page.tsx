import type { InitReason } from '../state/init-problem.ts';
import { InitProblem } from './init-problem.tsx';
import css from './notice-page.module.css';

/** /closed, /noshop and /sessionNotFound: why nothing can be ordered. */
export function NoticePage({ about }: { readonly about: InitReason }) {
  return (
    <main className={css.page}>
      <InitProblem reason={about} />
    </main>
  );
}
