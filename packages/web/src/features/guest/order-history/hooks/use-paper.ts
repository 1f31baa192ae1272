import { type RefObject, useEffect } from 'react';

const MM_PER_PX = 25.4 / 96;
/** The width of the paper that bills are printed on, in millimetres (see receipt.module.css). */
const WIDTH_MM = 80;
/** The end of the paper, below the last line. */
const END_MM = 4;

/** Paper is white: what is printed from a dark page is printed as from a light one. */
function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const lighten = () => {
      root.dataset.theme = 'light';
    };
    const restore = () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
      restore();
    };
  }, []);
}

/** How long the paper has to be for what stands on it when it is laid out as on paper; millimetres. */
function lengthOf(paper: HTMLElement): number {
  paper.dataset.paper = '';
  const length = Math.ceil(paper.scrollHeight * MM_PER_PX) + END_MM;
  delete paper.dataset.paper;
  return length;
}

/**
 * Prints what `paper` holds. As a PDF it is one page of its own size, named after its title; to a printer it goes on
 * whatever paper that has.
 */
export function usePaper(paper: RefObject<HTMLElement | null>, title: string) {
  useLightPaper();
  const print = () => globalThis.print();
  const savePdf = () => {
    const { current } = paper;
    if (current === null) return;
    const before = document.title;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${WIDTH_MM}mm ${lengthOf(current)}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    // browsers propose it as the name of the file
    document.title = title;
    const restore = () => {
      document.title = before;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
    addEventListener('afterprint', restore, { once: true });
    print();
  };
  return { print, savePdf };
}
