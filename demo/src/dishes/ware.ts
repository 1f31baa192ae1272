/** The colours of one kind of crockery. */
export interface WareColours {
  readonly rim: string;
  readonly inside: string;
  readonly band: string | null;
}

/** Crockery by name; the only place its colours live. */
export const WARE = {
  white: { rim: '#fffdf9', inside: '#f7f1e8', band: null },
  blue: { rim: '#fdfbf6', inside: '#f4efe6', band: '#4a76a8' },
  red: { rim: '#fffaf3', inside: '#f8efe2', band: '#c8452f' },
  green: { rim: '#fdfbf4', inside: '#f3efe2', band: '#5d9273' },
  celadon: { rim: '#cfe3d3', inside: '#dcebdd', band: null },
  clay: { rim: '#7a4a30', inside: '#5d3722', band: null },
  amber: { rim: '#f0c27f', inside: '#f6d7a6', band: null },
  iron: { rim: '#4b423b', inside: '#3a322c', band: null },
} satisfies Record<string, WareColours>;

/** The name of a kind of crockery. */
export type Ware = keyof typeof WARE;
