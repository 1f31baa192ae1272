import type { LineOption } from '../../../../data/pricing/line-issues.ts';

type EditTarget = { readonly line: string | undefined; readonly place: LineOption | undefined };

const BETWEEN = '\n';

/** Returns the subject of the edit dialog: the line to edit and the option to begin at. */
export function editAbout(line: string, place?: LineOption): string {
  return place === undefined ? line : [line, place.line, place.option].join(BETWEEN);
}

/** Reads the subject of the edit dialog; without a line if there is none. */
export function editTarget(about: string | undefined): EditTarget {
  const [line, at, option] = about?.split(BETWEEN) ?? [];
  return { line, place: at === undefined || option === undefined ? undefined : { line: at, option } };
}
