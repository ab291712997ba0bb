import { color, media, radius, space, weight, type text } from './names';

/** A step of the 4 px grid, or a length between two steps. */
type Gap = keyof typeof space | `${number}px`;

/** Lengths in the order of CSS: above and below, then at the sides. */
type Gaps = Gap | readonly Gap[];

/** A part among the parts around it: its place, its size and its frame. */
export interface BoxStyle {
  /** Space above, besides the gap. */
  readonly above?: Gap | undefined;
  /** Space below, besides the gap. */
  readonly below?: Gap | undefined;
  /** Space inside. */
  readonly pad?: Gaps | undefined;
  /** Space inside at the start and the end of lines. */
  readonly padX?: Gaps | undefined;
  /** Space inside above and below. */
  readonly padY?: Gaps | undefined;
  /** Space inside above. */
  readonly padTop?: Gap | undefined;
  /** Space inside below. */
  readonly padBottom?: Gap | undefined;
  /** Space inside at the start of lines. */
  readonly padStart?: Gap | undefined;
  /** Space inside at the end of lines. */
  readonly padEnd?: Gap | undefined;
  /** CSS length. */
  readonly width?: string | undefined;
  /** CSS length. */
  readonly height?: string | undefined;
  /** CSS length. */
  readonly minHeight?: string | undefined;
  /** CSS length. */
  readonly maxWidth?: string | undefined;
  /** Width and height. */
  readonly square?: string | undefined;
  /** The frame and the ground of a card. */
  readonly card?: boolean | undefined;
  /** The background. */
  readonly ground?: keyof typeof grounds | undefined;
  /** The corners. */
  readonly round?: keyof typeof radius | undefined;
  /** A hairline along this edge, or around. */
  readonly line?: 'top' | 'bottom' | 'around' | undefined;
  /** Cuts what is larger than the part. */
  readonly clip?: boolean | undefined;
  /** Where parts with a position of their own are placed in. */
  readonly relative?: boolean | undefined;
  /** Takes the free width, and cuts its content rather than being wider. */
  readonly grow?: boolean | undefined;
  /** Takes the free width or height, at least as large as its content. */
  readonly fill?: boolean | undefined;
  /** Cuts its content rather than being wider than its place. */
  readonly shrink?: boolean | undefined;
  /** Keeps its size. */
  readonly fixed?: boolean | undefined;
  /** After the free width of the row. */
  readonly last?: boolean | undefined;
  /** The only place where it is shown: phones, all but phones, or all but paper. */
  readonly on?: 'phone' | 'wide' | 'screen' | undefined;
  /** What is different on phones. */
  readonly phone?: Omit<GridStyle, 'phone' | 'print'> | undefined;
  /** What is different on paper. */
  readonly print?: Omit<GridStyle, 'phone' | 'print'> | undefined;
}

export interface TextStyle extends BoxStyle {
  /** 13, 14, 16, 20 or 28 px, with the line height that belongs to it. */
  readonly size?: keyof typeof text | undefined;
  /** The color of the text; green and red for change alone. */
  readonly tone?: keyof typeof tones | undefined;
  /** Without it, text inherits its weight, and headings are strong. */
  readonly weight?: keyof typeof weight | 'inherit' | undefined;
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
  /** Where the next part is, if not where the name of the component says. */
  readonly direction?: 'row' | 'row-reverse' | 'column' | undefined;
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
  inherit: 'inherit',
} as const;

const grounds = {
  canvas: color.bgCanvas,
  surface: color.bgSurface,
  raised: color.bgRaised,
  overlay: color.bgOverlay,
  sunken: color.bgSunken,
  hover: color.bgHover,
  active: color.bgActive,
  chosen: color.bgChosen,
  inverse: color.bgInverse,
  accent: color.accent,
  accentSubtle: color.accentSubtle,
  positiveSubtle: color.positiveSubtle,
  negativeSubtle: color.negativeSubtle,
  noticeSubtle: color.noticeSubtle,
  neutralSubtle: color.neutralSubtle,
} as const;

/** The frame of a card. */
export const surface = `border: 1px solid ${color.border}; border-radius: ${radius.lg}; background-color: ${color.bgRaised};`;

const hidden = (where: string) => `${where} { display: none; }`;
export const notOnPhone = hidden(media.phone);
export const onlyOnPhone = hidden(media.notPhone);
export const notOnPaper = hidden(media.print);
const hiddenOff = { phone: onlyOnPhone, wide: notOnPhone, screen: notOnPaper } as const;

const lengthOf = (gap: Gap) => (typeof gap === 'number' ? space[gap] : gap);
const lengthsOf = (gaps: Gaps) => (typeof gaps === 'object' ? gaps.map(lengthOf).join(' ') : lengthOf(gaps));

const inside = (where: string) => (style: GridStyle) => `${where} { ${declared(style)} }`;

type Declarations = { readonly [Name in keyof GridStyle]-?: (value: NonNullable<GridStyle[Name]>) => string };

const declarations: Declarations = {
  block: () => 'display: block',
  inline: () => '',
  direction: (direction) => `flex-direction: ${direction}`,
  columns: (columns) => `grid-template-columns: ${columns}`,
  align: (align) => `align-items: ${placeOf(align)}`,
  justify: (justify) => `justify-content: ${placeOf(justify)}`,
  wrap: () => 'flex-wrap: wrap',
  gap: (gap) => `gap: ${lengthsOf(gap)}`,
  above: (above) => `margin-top: ${lengthOf(above)}`,
  below: (below) => `margin-bottom: ${lengthOf(below)}`,
  pad: (pad) => `padding: ${lengthsOf(pad)}`,
  padX: (pad) => `padding-inline: ${lengthsOf(pad)}`,
  padY: (pad) => `padding-block: ${lengthsOf(pad)}`,
  padTop: (pad) => `padding-top: ${lengthOf(pad)}`,
  padBottom: (pad) => `padding-bottom: ${lengthOf(pad)}`,
  padStart: (pad) => `padding-inline-start: ${lengthOf(pad)}`,
  padEnd: (pad) => `padding-inline-end: ${lengthOf(pad)}`,
  width: (width) => `width: ${width}`,
  height: (height) => `height: ${height}`,
  minHeight: (height) => `min-height: ${height}`,
  maxWidth: (width) => `max-width: ${width}`,
  ground: (name) => `background-color: ${grounds[name]}`,
  round: (name) => `border-radius: ${radius[name]}`,
  square: (length) => `width: ${length}; height: ${length}`,
  card: () => surface,
  line: (edge) => `border${edge === 'around' ? '' : `-${edge}`}: 1px solid ${color.border}`,
  clip: () => 'overflow: hidden',
  relative: () => 'position: relative',
  fill: () => 'flex: 1',
  grow: () => 'flex: 1; min-width: 0',
  shrink: () => 'min-width: 0',
  fixed: () => 'flex: none',
  last: () => 'margin-inline-start: auto',
  size: (size) => `font-size: var(--size-${size}); line-height: var(--line-${size})`,
  tone: (tone) => `color: ${tones[tone]}`,
  weight: (name) => `font-weight: ${name === 'inherit' ? name : weight[name]}`,
  textAlign: (textAlign) => `text-align: ${textAlign}`,
  tabular: () => 'font-variant-numeric: tabular-nums',
  oneLine: () => 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  nowrap: () => 'white-space: nowrap',
  anywhere: () => 'overflow-wrap: anywhere',
  on: () => '',
  phone: inside(media.phone),
  print: inside(media.print),
};

/** Whether a prop belongs to the style, so that it is no attribute of the element. */
export const isStyle = (name: string): name is keyof GridStyle => Object.hasOwn(declarations, name);

const declared = (style: GridStyle): string =>
  Object.entries(style)
    .map(([name, value]) => (isStyle(name) && value ? (declarations[name] as (value: unknown) => string)(value) : ''))
    .join(';') + (style.on ? `;${hiddenOff[style.on]}` : ';');

const arranged = (display: 'flex' | 'grid', style: GridStyle) =>
  `display: ${style.inline ? 'inline-' : ''}${display};${declared(style)}`;

/** The place, the size and the frame of a part. */
export const boxStyle = (style: BoxStyle) => declared(style);

/** Text in a size, tone and weight of the theme. */
export const textStyle = (style: TextStyle) => declared(style);

/** Side by side. */
export const rowStyle = (style: LayoutStyle = {}) => `align-items: center;${arranged('flex', style)}`;

/** One below the other, each as high as its content. */
export const stackStyle = (style: LayoutStyle = {}) => `flex-direction: column;${arranged('flex', style)}`;

/** In cells; without columns one below the other. */
export const gridStyle = (style: GridStyle = {}) => arranged('grid', style);
