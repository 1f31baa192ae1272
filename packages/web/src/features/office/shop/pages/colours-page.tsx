import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { hexColour } from '../../../../ui/theme/colour.ts';
import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../../../ui/theme/theme.ts';
import { useSetUp } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { ColourField } from '../components/colour-field.tsx';
import { ContrastTable } from '../components/contrast-table.tsx';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import { colourUses } from '../state/contrasts.ts';

const COLOURS = ['primaryColor', 'secondaryColor'] as const;
const THEMES = ['light', 'dark'] as const;

/** The shop's colours, with the contrast of every use of them, light and dark (B5.4). */
export function ColoursPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const { change } = useSetUp();
  const edit = useSetUpEdit('shops', shop);
  const colours = {
    primary: hexColour(shop.primaryColor ?? '') ?? DEFAULT_PRIMARY,
    secondary: hexColour(shop.secondaryColor ?? '') ?? DEFAULT_SECONDARY,
  };
  const uses = THEMES.map((theme) => ({ theme, uses: colourUses(colours, theme) }));
  const isHard = uses.some((each) => each.uses.some(({ isReadable }) => !isReadable));
  const document = { id: shop._id, now: shop };
  const reset = () =>
    change(
      COLOURS.filter((path) => shop[path] !== undefined).map((path) =>
        editOf('shops', document, path, undefined),
      ),
    );
  return (
    <div className={css.main}>
      <Card title={t('colours.title')} note={t('colours.note')}>
        <div className={css.fields}>
          <ColourField
            label={t('colours.primary')}
            value={colours.primary}
            onChange={(colour) => edit('primaryColor', colour)}
          />
          <ColourField
            label={t('colours.secondary')}
            value={colours.secondary}
            onChange={(colour) => edit('secondaryColor', colour)}
          />
        </div>
        {COLOURS.some((path) => shop[path] !== undefined) && (
          <div>
            <Button variant="quiet" size="s" icon="undo" onClick={reset}>
              {t('colours.reset')}
            </Button>
          </div>
        )}
      </Card>
      {isHard && <Banner icon="alert" title={t('colours.warning')} text={t('colours.warningText')} />}
      <Card title={t('colours.contrast')}>
        <div className={css.fields}>
          {uses.map((each) => (
            <ContrastTable key={each.theme} title={t(`colours.themes.${each.theme}`)} uses={each.uses} />
          ))}
        </div>
      </Card>
    </div>
  );
}
