import { payersOfLine } from '@comanda/domain';
import { useState } from 'react';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckList } from '../../../../ui/controls/choice-list.tsx';
import { Avatars } from '../../../../ui/display/avatars.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { useNames } from '../hooks/use-names.ts';
import { useShareLines } from '../hooks/use-table-call.ts';
import css from './split-bill.module.css';

type ShareSheetProps = {
  readonly session: string;
  readonly dish: LineGroup;
  readonly names: ReturnType<typeof useNames>;
  readonly onClose: () => void;
};

/** Asks who shares a dish; its price is split equally. */
export function ShareSheet({ session, dish, names, onClose }: ShareSheetProps) {
  const { t } = useTranslation('split-bill');
  const { say } = useLocale();
  const { line } = dish;
  const all = names.people.map(({ guest }) => String(guest));
  const [chosen, setChosen] = useState<readonly string[]>(() => payersOfLine(dish.line).map(String));
  const { mutate, isPending } = useShareLines(session, onClose);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const save = () => {
    const isOwn = only === String(line.guest);
    mutate({ lines: [line.id], guests: isOwn ? [] : chosen.map(Number) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('share.title', { name: say(line.name) })}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button wide busy={isPending} disabled={chosen.length === 0} onClick={save}>
          {only === undefined
            ? t('share.save', { count: chosen.length })
            : t('share.alone', { name: names.listOf([Number(only)]) })}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className="muted">{t('share.text')}</p>
        <fieldset aria-label={t('share.title', { name: say(line.name) })}>
          <CheckList
            values={chosen}
            onChange={setChosen}
            choices={names.people.map(({ guest }) => ({
              value: String(guest),
              label: names.labelOf(guest),
              extra: <Avatars people={[names.avatarOf(guest)]} />,
            }))}
          />
        </fieldset>
        {chosen.length < all.length && (
          <Button variant="tonal" icon="users" onClick={() => setChosen(all)}>
            {t('share.all')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
