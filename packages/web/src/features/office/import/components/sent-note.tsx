import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useDraft } from '../../changes/index.ts';
import type { SentImport } from '../api/send-import.ts';
import css from './import-page.module.css';

type SentNoteProps = { readonly sent: SentImport; readonly onMore: () => void };

/** An import that is in its draft: it is looked at in the menu editor, published, or discarded, as any other. */
export function SentNote({ sent, onMore }: SentNoteProps) {
  const { t } = useTranslation('office-import');
  const { act, acting, refused } = useDraft();
  const [isPublished, setPublished] = useState(false);
  const { set, skipped } = sent;
  const isRefused = refused?.set === set._id;
  return (
    <section className={css.card}>
      <h2>{t(isPublished ? 'sent.published' : 'sent.title', { count: set.count })}</h2>
      <p>{t(isPublished ? 'sent.publishedText' : 'sent.text', { name: set.name })}</p>
      {skipped > 0 && <p className={css.bad}>{t('sent.skipped', { count: skipped })}</p>}
      {isRefused && (
        <Banner
          tone="bad"
          icon="alert"
          title={t(refused.text === 'changes.moment.past' ? 'errors:badRequest' : refused.text)}
          text={t('sent.problems')}
        />
      )}
      <div className={css.acts}>
        {!isPublished && (
          <Button
            busy={acting === set._id}
            onClick={() => act({ kind: 'publish', set, onDone: () => setPublished(true) })}
          >
            {t('sent.publish')}
          </Button>
        )}
        <ButtonLink variant="plain" icon="eye" to={ROUTES.office.replace(':part?', 'menu')}>
          {t('sent.look')}
        </ButtonLink>
        <Button variant="quiet" onClick={onMore}>
          {t('anotherFile')}
        </Button>
      </div>
    </section>
  );
}
