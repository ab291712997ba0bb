import { color, media, space, weight, type text } from './names';

/** A step of the 4 px grid, or a length between two steps. */
type Gap = keyof typeof space | '0px' | '2px' | '6px' | '10px';

/** Two lengths: above and below, then at the sides. */
type Gaps = Gap | readonly [Gap, Gap];

/** Where a part is among the parts around it. */
interface PlaceStyle {
  /** Space above, besides the gap. */
  readonly above?: Gap | undefined;
  /** Space below, besides the gap. */
  readonly below?: Gap | undefined;
  /** Space inside. */
  readonly pad?: Gaps | undefined;
  /** Takes the free width, and cuts its content rather than being wider. */
  readonly grow?: boolean | undefined;
  /** Cuts its content rather than being wider than its place. */
  readonly shrink?: boolean | undefined;
  /** Keeps its size. */
  readonly fixed?: boolean | undefined;
  /** After the free width of the row. */
  readonly last?: boolean | undefined;
  /** The only place where it is shown: phones, all but phones, or all but paper. */
  readonly on?: 'phone' | 'wide' | 'screen' | undefined;
}

export interface TextStyle extends PlaceStyle {
  /** 13, 14, 16, 20 or 28 px, with the line height that belongs to it. */
  readonly size?: keyof typeof text | undefined;
  /** The color of the text; green and red for change alone. */
  readonly tone?: keyof typeof tones | undefined;
  /** Without it, text inherits its weight, and headings are strong. */
  readonly weight?: keyof typeof weight | undefined;
  /** Place of the words in their lines. */
  readonly textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Figures of equal width, so that columns line up. */
  readonly tabular?: boolean | undefined;
  /** Cut with an ellipsis; put the full text in `title`. */
  readonly oneLine?: boolean | undefined;
  /** Never broken. */
  readonly nowrap?: boolean | undefined;
  /** Long words are broken too. */
  readonly anywhere?: boolean | undefined;
  /** On lines of its own. */
  readonly block?: boolean | undefined;
}

export interface LayoutStyle extends TextStyle {
  /** Space between the parts; two values for rows and columns. */
  readonly gap?: Gaps | undefined;
  /** Place of the parts across the direction. In a row they are centered unless this says otherwise. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Place of the parts along the direction. */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Parts without room go to the next line. */
  readonly wrap?: boolean | undefined;
  /** As wide as its parts, inside a line of text. */
  readonly inline?: boolean | undefined;
}

export interface GridStyle extends LayoutStyle {
  /** Columns, such as `repeat(3, 1fr)`. */
  readonly columns?: string | undefined;
}

const places = { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const;
const placeOf = (place: string) => places[place as keyof typeof places] ?? place;

const tones = {
  text: color.text,
  secondary: color.textSecondary,
  muted: color.textMuted,
  disabled: color.textDisabled,
  inverse: color.textInverse,
  accent: color.accentText,
  positive: color.positive,
  negative: color.negative,
  notice: color.notice,
} as const;

const hidden = (where: string) => `${where} { display: none; }`;
export const notOnPhone = hidden(media.phone);
export const onlyOnPhone = hidden(media.notPhone);
export const notOnPaper = hidden(media.print);
const hiddenOff = { phone: onlyOnPhone, wide: notOnPhone, screen: notOnPaper } as const;

const lengthOf = (gap: Gap) => (typeof gap === 'number' ? space[gap] : gap);
const lengthsOf = (gaps: Gaps) => (typeof gaps === 'object' ? gaps.map(lengthOf).join(' ') : lengthOf(gaps));

type Declarations = { readonly [Name in keyof GridStyle]-?: (value: NonNullable<GridStyle[Name]>) => string };

const declarations: Declarations = {
  block: () => 'display: block',
  inline: () => '',
  columns: (columns) => `grid-template-columns: ${columns}`,
  align: (align) => `align-items: ${placeOf(align)}`,
  justify: (justify) => `justify-content: ${placeOf(justify)}`,
  wrap: () => 'flex-wrap: wrap',
  gap: (gap) => `gap: ${lengthsOf(gap)}`,
  above: (above) => `margin-top: ${lengthOf(above)}`,
  below: (below) => `margin-bottom: ${lengthOf(below)}`,
  pad: (pad) => `padding: ${lengthsOf(pad)}`,
  grow: () => 'flex: 1; min-width: 0',
  shrink: () => 'min-width: 0',
  fixed: () => 'flex: none',
  last: () => 'margin-inline-start: auto',
  size: (size) => `font-size: var(--size-${size}); line-height: var(--line-${size})`,
  tone: (tone) => `color: ${tones[tone]}`,
  weight: (name) => `font-weight: ${weight[name]}`,
  textAlign: (textAlign) => `text-align: ${textAlign}`,
  tabular: () => 'font-variant-numeric: tabular-nums',
  oneLine: () => 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  nowrap: () => 'white-space: nowrap',
  anywhere: () => 'overflow-wrap: anywhere',
  on: () => '',
};

/** Whether a prop belongs to the style, so that it is no attribute of the element. */
export const isStyle = (name: string): name is keyof GridStyle => Object.hasOwn(declarations, name);

const declared = (style: GridStyle) =>
  Object.entries(style)
    .map(([name, value]) => (isStyle(name) && value ? (declarations[name] as (value: unknown) => string)(value) : ''))
    .join(';') + (style.on ? `;${hiddenOff[style.on]}` : ';');

const arranged = (display: 'flex' | 'grid', style: GridStyle) =>
  `display: ${style.inline ? 'inline-' : ''}${display};${declared(style)}`;

/** Text in a size, tone and weight of the theme. */
export const textStyle = (style: TextStyle) => declared(style);

/** Side by side. */
export const rowStyle = (style: LayoutStyle = {}) => `align-items: center;${arranged('flex', style)}`;

/** One below the other, each as high as its content. */
export const stackStyle = (style: LayoutStyle = {}) => `flex-direction: column;${arranged('flex', style)}`;

/** In cells; without columns one below the other. */
export const gridStyle = (style: GridStyle = {}) => arranged('grid', style);
