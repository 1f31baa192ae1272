import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { TILL_KEYS } from '../state/till-keys.ts';
import css from './keys-sheet.module.css';

export type KeysSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Table of the till's keys. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const { t } = useTranslation('till');
  return (
    <Sheet open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('common:close')}>
      <dl className={css.keys}>
        <div className={css.row}>
          <dt>
            <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>⏎</Kbd>
          </dt>
          <dd>{t('keys.code')}</dd>
        </div>
        <div className={css.row}>
          <dt>
            <Kbd>A</Kbd> <Kbd>↓</Kbd> <Kbd>⏎</Kbd>
          </dt>
          <dd>{t('keys.letters')}</dd>
        </div>
        {TILL_KEYS.map(
          ({ action, shown }) =>
            shown !== undefined && (
              <div key={action} className={css.row}>
                <dt>
                  <Kbd>{shown}</Kbd>
                </dt>
                <dd>{t(`keys.${action as 'enter'}`)}</dd>
              </div>
            ),
        )}
      </dl>
    </Sheet>
  );
}
