import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDraft, WaitingNote } from '../../changes/index.ts';
import { OfficeBar, useOffice } from '../../frame/index.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { useMenuRequest } from '../hooks/use-menu-request.ts';
import type { MenuReview } from '../menu-review.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import { StructureSheet } from './structure-sheet.tsx';

/** Returns true for an event in a field, which takes back what is typed by itself. */
function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** Takes back one's last edit by Ctrl or ⌘ and Z, outside of fields (B3.2). */
function useTakeBackKey(takeBack: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || takeBack === undefined || isTyping(event)) return;
      event.preventDefault();
      takeBack();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [takeBack]);
}

/** Head of the menu editor: the draft's state, and its publishing. */
export function MenuBar({ lists, Review }: { readonly lists: MenuLists; readonly Review: MenuReview }) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const { edits, saving, takeBack, isPublishing } = useDraft();
  const [isReviewed, setReviewed] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isStructured, setStructured] = useState(false);
  useTakeBackKey(takeBack);
  const isManager = session.staff.role === 'manager';
  useMenuRequest('do', (value) => {
    if (value === 'review') setReviewed(true);
    else if (value === 'structure') setStructured(!isManager);
    else return false;
    return true;
  });
  const count = edits.length;
  return (
    <>
      <OfficeBar
        title={t('nav.menu')}
        text={
          <>
            {count === 0 ? t('changes.clean') : t('changes.draft', { count })}{' '}
            {saving !== 'saved' && t(`changes.saving.${saving}`)} <WaitingNote />
          </>
        }
        actions={
          <>
            {takeBack && (
              <Button variant="quiet" icon="undo" onClick={takeBack}>
                {t('changes.takeBackLast')}
              </Button>
            )}
            {!isManager && (
              <Button variant="plain" icon="list" onClick={() => setStructured(true)}>
                {t('menu.categories.open')}
              </Button>
            )}
            <Button variant="plain" icon="eye" onClick={() => setPreviewed(true)}>
              {t('menu.preview.title')}
            </Button>
            <Button
              variant={count === 0 ? 'plain' : 'primary'}
              busy={isPublishing}
              onClick={() => setReviewed(true)}
            >
              {count === 0 ? t('changes.open') : t('changes.publish', { count })}
            </Button>
          </>
        }
      />
      <Review lists={lists} open={isReviewed} onClose={() => setReviewed(false)} />
      <PreviewSheet open={isPreviewed} onClose={() => setPreviewed(false)} />
      <StructureSheet open={isStructured} onClose={() => setStructured(false)} lists={lists} />
    </>
  );
}
