import type { Shop } from '@comanda/contract';
import { LANGUAGES, type LanguageCode, offeredLanguages } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { OrderedList } from '../../menu/index.ts';
import { languagesValue } from '../state/languages-value.ts';
import css from './language-list.module.css';

type LanguageListProps = {
  readonly shop: Shop;
  readonly onChange: (languages: readonly LanguageCode[] | undefined) => void;
};

/** The languages that the shop offers its guests, in their order, and buttons for the others; one stays (B5.4). */
export function LanguageList({ shop, onChange }: LanguageListProps) {
  const { t } = useTranslation('office-shop');
  const offered = offeredLanguages(shop);
  const codes = offered.map(({ code }) => code);
  const others = LANGUAGES.filter(({ code }) => !codes.includes(code));
  const change = (next: readonly LanguageCode[]) => onChange(languagesValue(next));
  return (
    <>
      <OrderedList
        label={t('details.languages.title')}
        isFixed={offered.length === 1}
        items={offered.map(({ code, name, tag }, at) => ({
          id: code,
          name,
          content: (
            <div className={css.language}>
              <b lang={tag}>{name}</b>
              {at === 0 && <Badge tone="gold">{t('details.languages.first')}</Badge>}
              {offered.length > 1 && (
                <IconButton
                  icon="close"
                  className={css.remove}
                  label={t('details.languages.remove', { language: name })}
                  onClick={() => change(codes.filter((each) => each !== code))}
                />
              )}
            </div>
          ),
        }))}
        // the cast is sound: the entries are the languages offered
        onOrder={(ids) => change(ids as readonly LanguageCode[])}
      />
      {offered.length === 1 && <p className={css.note}>{t('details.languages.one')}</p>}
      {others.length > 0 && (
        <div className={css.others}>
          {others.map(({ code, name }) => (
            <Button key={code} variant="tonal" size="s" icon="plus" onClick={() => change([...codes, code])}>
              {t('details.languages.add', { language: name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
