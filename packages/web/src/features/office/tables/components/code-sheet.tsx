import type { Shop, TableCode } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useLightPrint } from '../../../../lib/use-light-print.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useCardTexts } from '../hooks/use-card-texts.ts';
import { gridOf, PAPERS, type Paper, PER_PAGE, pagesOf, type SheetGrid } from '../state/sheet.ts';
import css from './code-sheet.module.css';
import { TableCard } from './table-card.tsx';

const FIRST_COUNT = 6;
/** Number of codes from which their cards leave out what is below the code. */
const SMALL_FROM = 12;

type SheetStyle = CSSProperties & { readonly '--columns': number; readonly '--row': string };
const laidOut = ({ columns, rowMm }: SheetGrid): SheetStyle => ({
  '--columns': columns,
  '--row': `${rowMm}mm`,
});

type CodeSheetProps = { readonly codes: readonly TableCode[]; readonly shop: Shop | undefined };

/** The tables' codes as sheets to print, and as files (B5.3). */
export function CodeSheet({ codes, shop }: CodeSheetProps) {
  const { t } = useTranslation('office-tables');
  useLightPrint();
  const texts = useCardTexts(shop);
  const [paper, setPaper] = useState<Paper>('a4');
  const [perPage, setPerPage] = useState<number>(FIRST_COUNT);
  const zip = useMutation({
    mutationFn: async () => (await import('../state/zip-codes.ts')).downloadCodes(codes),
  });
  const pages = pagesOf(codes, perPage);
  return (
    <>
      <div className={css.choices}>
        <Segmented
          label={t('sheet.paper')}
          value={paper}
          options={Object.keys(PAPERS).map((value) => ({
            // the cast is sound: these are the keys
            value: value as Paper,
            label: t(`sheet.papers.${value as Paper}`),
          }))}
          onChange={setPaper}
        />
        <SelectField
          label={t('sheet.perPage')}
          value={String(perPage)}
          options={PER_PAGE.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(value) => setPerPage(Number(value))}
        />
        <Button icon="printer" onClick={() => globalThis.print()}>
          {t('sheet.print', { count: pages.length })}
        </Button>
        <Button variant="plain" icon="download" busy={zip.isPending} onClick={() => zip.mutate()}>
          {t('sheet.zip')}
        </Button>
      </div>
      <div className={css.pages}>
        {pages.map((page) => (
          <ul
            key={page[0]?._id}
            className={cx(css.page, css[paper], perPage >= SMALL_FROM && css.small)}
            style={laidOut(gridOf(paper, perPage))}
          >
            {page.map((code) => (
              <TableCard key={code._id} {...{ code, texts }} />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}
