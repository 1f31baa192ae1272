import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDraft } from '../../changes/index.ts';
import { creationOf } from '../../fields/index.ts';
import { ArchiveButton } from '../../menu/index.ts';
import { copyOfDocument } from '../../promotions/index.ts';
import type { DraftedLevel, DraftedReward } from '../state/programme.ts';
import css from './loyalty.module.css';

type DocumentActionsProps = {
  readonly list: 'vipLevels' | 'rewards';
  readonly document: DraftedLevel | DraftedReward;
  /** Called with the id of a copy. */
  readonly onChoose: (id: string) => void;
};

/** Buttons that duplicate, archive and restore a level or a reward. */
export function DocumentActions({ list, document, onChoose }: DocumentActionsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { change } = useDraft();
  const copy = () => {
    const made = copyOfDocument(document.now, (name) => t('menu.copyOf', { name }));
    const copied = 'points' in made ? { ...made, status: 'disabled' } : made;
    change([creationOf(list, copied)]);
    onChoose(made._id);
  };
  return (
    <div className={css.actions}>
      <Button variant="plain" icon="plus" onClick={copy}>
        {t('menu.duplicate')}
      </Button>
      <ArchiveButton list={list} document={document} name={say(document.now.name)} />
    </div>
  );
}
