import { foldedText, LANGUAGES } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOptionText } from '../hooks/use-option-text.ts';
import type { DraftedOption } from '../state/options.ts';
import css from './option-picker.module.css';

type OptionPickerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The options that the dish does not have yet. */
  readonly options: readonly DraftedOption[];
  /** Number of dishes by option. */
  readonly uses: ReadonlyMap<string, number>;
  readonly onPick: (id: string) => void;
  readonly onNew: () => void;
};

/** Sheet with the options of other dishes, found by name, and the button for a new one. */
export function OptionPicker({ open, onClose, options, uses, onPick, onNew }: OptionPickerProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const summary = useOptionText();
  const [text, setText] = useState('');
  const wanted = foldedText(text);
  const found = options.filter(({ now }) => {
    const names = [now.name, ...now.options.map(({ name }) => name)];
    return names.some((name) =>
      LANGUAGES.some(({ field }) => foldedText(name[field] ?? '').includes(wanted)),
    );
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('menu.option.add')} closeLabel={t('common:close')} tall>
      <div className={css.picker}>
        <Button variant="tonal" icon="plus" onClick={onNew}>
          {t('menu.option.new')}
        </Button>
        <SearchField
          value={text}
          onChange={setText}
          label={t('menu.option.find')}
          placeholder={t('menu.option.find')}
          clearLabel={t('menu.clear')}
        />
        <ul className={css.list}>
          {found.map(({ id, now }) => (
            <li key={id}>
              <button type="button" className={css.entry} onClick={() => onPick(id)}>
                <b>{say(now.name) || t('menu.option.unnamed')}</b>
                <small>{now.options.map(({ name }) => say(name)).join(', ')}</small>
                <small>{summary(now, uses.get(id) ?? 0)}</small>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p aria-live="polite">{t('menu.option.noneFound')}</p>}
      </div>
    </Sheet>
  );
}
