import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useDraft } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';
import { useArchive } from '../hooks/use-archive.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Dish } from '../state/dishes.ts';
import { type DraftedOption, onlyHereEdits } from '../state/options.ts';
import { ChoiceList } from './choice-list.tsx';
import { FurtherRules, OptionRules } from './option-rules.tsx';
import css from './option-sheet.module.css';

type OptionSheetProps = {
  /** The option shown; undefined while the sheet is closed. */
  readonly option: DraftedOption | undefined;
  readonly dish: Dish;
  readonly lists: MenuLists;
  /** Number of dishes that have the option. */
  readonly used: number;
  readonly onClose: () => void;
  /** Called with the id of the copy that is the dish's own. */
  readonly onCopied: (id: string) => void;
};

/** Sheet that changes an option of a dish; a shared one says by how many dishes it is used (B3.6). */
export function OptionSheet({ option, dish, lists, used, onClose, onCopied }: OptionSheetProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  return (
    <Sheet
      open={option !== undefined}
      onClose={onClose}
      title={say(option?.now.name) || t('menu.option.unnamed')}
      closeLabel={t('common:close')}
      width="l"
      tall
    >
      {option && (
        <div key={option.id} className={css.option}>
          {used > 1 && <Shared {...{ option, dish, used, onCopied }} />}
          <OptionRules option={option} />
          <ChoiceList option={option} dish={dish} lists={lists} />
          <FurtherRules option={option} />
          <div>
            <TakeOut {...{ option, dish, used, onClose }} />
          </div>
        </div>
      )}
    </Sheet>
  );
}

type SharedProps = Pick<OptionSheetProps, 'dish' | 'used' | 'onCopied'> & { readonly option: DraftedOption };

/** Note on an option of several dishes, and the button that gives this one a copy. */
function Shared({ option, dish, used, onCopied }: SharedProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { change } = useDraft();
  const copy = () => {
    const made = onlyHereEdits(dish, option);
    change(made.edits);
    onCopied(made.copy);
  };
  return (
    <div className={css.shared}>
      <p>{t('menu.option.shared', { count: used })}</p>
      <Button variant="plain" size="s" onClick={copy}>
        {t('menu.option.onlyHere', { name: say(dish.now.name) })}
      </Button>
    </div>
  );
}

type TakeOutProps = Pick<OptionSheetProps, 'dish' | 'used' | 'onClose'> & { readonly option: DraftedOption };

/** Button that takes an option out of the dish; one that nobody else has and was never published is gone. */
function TakeOut({ option, dish, used, onClose }: TakeOutProps) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const { archive, isPending } = useArchive('productOptions', onClose);
  const takeOut = () => {
    if (option.live === undefined && used <= 1) return archive(option.id, true);
    const ids = (dish.now.options ?? []).filter((id) => id !== option.id);
    change([editOf('products', dish, 'options', ids)]);
    onClose();
  };
  return (
    <Button variant="plain" icon="ban" busy={isPending} onClick={takeOut}>
      {t('menu.option.takeOut')}
    </Button>
  );
}
