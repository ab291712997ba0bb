import { css } from 'styled-components';

/**
 * Typed names of the tokens; their values are in `tokens.ts`. Always use colors, sizes and layers through these names,
 * so that the dark theme and re-theming work everywhere.
 */
export const color = {
  bgCanvas: 'var(--bg-canvas)',
  bgSurface: 'var(--bg-surface)',
  bgRaised: 'var(--bg-raised)',
  bgOverlay: 'var(--bg-overlay)',
  bgSunken: 'var(--bg-sunken)',
  bgHover: 'var(--bg-hover)',
  bgActive: 'var(--bg-active)',
  bgChosen: 'var(--bg-chosen)',
  bgInverse: 'var(--bg-inverse)',
  backdrop: 'var(--backdrop)',
  border: 'var(--border)',
  borderStrong: 'var(--border-strong)',
  borderControl: 'var(--border-control)',
  text: 'var(--text)',
  textSecondary: 'var(--text-secondary)',
  textMuted: 'var(--text-muted)',
  textDisabled: 'var(--text-disabled)',
  textInverse: 'var(--text-inverse)',
  textInverseMuted: 'var(--text-inverse-muted)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  accentText: 'var(--accent-text)',
  accentSubtle: 'var(--accent-subtle)',
  accentBorder: 'var(--accent-border)',
  onAccent: 'var(--on-accent)',
  focus: 'var(--focus)',
  positive: 'var(--positive)',
  positiveSubtle: 'var(--positive-subtle)',
  positiveSolid: 'var(--positive-solid)',
  negative: 'var(--negative)',
  negativeSubtle: 'var(--negative-subtle)',
  negativeSolid: 'var(--negative-solid)',
  onNegative: 'var(--on-negative)',
  notice: 'var(--notice)',
  noticeSubtle: 'var(--notice-subtle)',
  noticeBorder: 'var(--notice-border)',
  noticeSolid: 'var(--notice-solid)',
  neutral: 'var(--neutral)',
  neutralSubtle: 'var(--neutral-subtle)',
  chart1: 'var(--chart-1)',
  chart2: 'var(--chart-2)',
  chart3: 'var(--chart-3)',
  chart4: 'var(--chart-4)',
  chart5: 'var(--chart-5)',
  chart6: 'var(--chart-6)',
  chartTrack: 'var(--chart-track)',
  chartGrid: 'var(--chart-grid)',
} as const;

/** 4 px grid: `space[1]` is 4 px, `space[12]` 48 px. */
export const space = {
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  6: 'var(--space-6)',
  8: 'var(--space-8)',
  12: 'var(--space-12)',
} as const;

/** Values for the `font` shorthand: size, line height and family. They reset the weight; `text` does not. */
export const font = {
  xs: 'var(--size-xs) / var(--line-xs) var(--font)',
  sm: 'var(--size-sm) / var(--line-sm) var(--font)',
  md: 'var(--size-md) / var(--line-md) var(--font)',
  lg: 'var(--size-lg) / var(--line-lg) var(--font)',
  xl: 'var(--size-xl) / var(--line-xl) var(--font)',
  mono: 'var(--size-xs) / var(--line-xs) var(--font-mono)',
} as const;

/** Size and line height as a mixin: xs 13/18, sm 14/20 (body), md 16/24, lg 20/28, xl 28/36. */
export const text = {
  xs: css`
    font-size: var(--size-xs);
    line-height: var(--line-xs);
  `,
  sm: css`
    font-size: var(--size-sm);
    line-height: var(--line-sm);
  `,
  md: css`
    font-size: var(--size-md);
    line-height: var(--line-md);
  `,
  lg: css`
    font-size: var(--size-lg);
    line-height: var(--line-lg);
  `,
  xl: css`
    font-size: var(--size-xl);
    line-height: var(--line-xl);
  `,
} as const;

/** Figures of equal width, so that columns line up. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

/** One line, cut with an ellipsis; put the full text in `title`. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines, cut with an ellipsis; close enough for a row of 36 px. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  line-height: 18px;
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const weight = {
  regular: 'var(--weight-regular)',
  medium: 'var(--weight-medium)',
  strong: 'var(--weight-strong)',
} as const;

export const radius = {
  xs: 'var(--radius-xs)',
  sm: 'var(--radius-sm)',
  md: 'var(--radius)',
  lg: 'var(--radius-lg)',
  full: 'var(--radius-full)',
} as const;

export const shadow = { control: 'var(--shadow-control)', float: 'var(--shadow-float)' } as const;

export const layer = {
  sticky: 'var(--layer-sticky)',
  nav: 'var(--layer-nav)',
  panel: 'var(--layer-panel)',
  widget: 'var(--layer-widget)',
  modal: 'var(--layer-modal)',
  popover: 'var(--layer-popover)',
  toast: 'var(--layer-toast)',
} as const;

/** Duration and easing, for `transition` and `animation`; nearly none with reduced motion. */
export const motion = { fast: 'var(--motion-fast)', normal: 'var(--motion)' } as const;

export const size = {
  control: 'var(--control)',
  controlSmall: 'var(--control-small)',
  row: 'var(--row)',
  navWidth: 'var(--nav-width)',
  areaWidth: 'var(--area-width)',
  panelWidth: 'var(--panel-width)',
  contentMax: 'var(--content-max)',
  gutter: 'var(--gutter)',
  icon: 'var(--icon)',
  iconSmall: 'var(--icon-small)',
} as const;

/** The phone layout, for `matchMedia`: screens narrower than 900 px. Paper is printed in the wide layout. */
export const phoneQuery = 'screen and (max-width: 899px)';

/** Media rules for styles. `narrowPhone` includes a page enlarged to 400 %, `notPhone` wide screens and paper. */
export const media = {
  phone: `@media ${phoneQuery}`,
  narrowPhone: '@media screen and (max-width: 359px)',
  notPhone: `@media not ${phoneQuery}`,
  print: '@media print',
} as const;
