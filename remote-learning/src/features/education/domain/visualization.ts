/** A picture that teaches. Its `description` says to those who do not see it what it shows. */
export type Visualization = Drawing | Waterfall;

interface VisualizationBase {
  readonly id: string;
  /** The caption. */
  readonly title: string;
  readonly description: string;
}

/** Bars that lead from one figure to another, such as gross sales to net sales. Drawn from the section's figures. */
export interface Waterfall extends VisualizationBase {
  readonly type: 'waterfall';
  readonly data: readonly WaterfallBar[];
}

export interface WaterfallBar {
  readonly label: string;
  /** Name of a figure. */
  readonly figure: string;
  /** A total starts at zero; the others continue where the bar before them ended. */
  readonly kind: 'total' | 'add' | 'subtract';
}

/** A drawing of simple shapes in the colors of the theme. */
export interface Drawing extends VisualizationBase {
  readonly type: 'drawing';
  readonly data: {
    /** For 480 px or more: 680 units wide. */
    readonly wide: Canvas;
    /** For phones: 320 units wide. Texts stay as large as in `wide`. */
    readonly narrow: Canvas;
  };
}

export interface Canvas {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const canvasWidth = { wide: 680, narrow: 320 } as const;

export const shapeColors = [
  'text',
  'textSecondary',
  'textMuted',
  'accent',
  'accentSubtle',
  'bgSunken',
  'bgRaised',
  'border',
  'borderStrong',
  'positive',
  'positiveSubtle',
  'negative',
  'negativeSubtle',
  'notice',
  'noticeSubtle',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
] as const;
export type ShapeColor = (typeof shapeColors)[number];

/** Units are pixels at full width; the origin is top left. Later shapes cover earlier ones. */
export type Shape =
  | {
      readonly shape: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      readonly fill: ShapeColor;
    }
  | {
      readonly shape: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: ShapeColor;
    }
  | {
      readonly shape: 'line';
      /** Two or more corners. */
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly stroke: ShapeColor;
      readonly width?: number;
      /** An arrow head at the last point. */
      readonly isArrow?: boolean;
    }
  | {
      readonly shape: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      /** One line; may contain `{figure}`. Lines are not broken. */
      readonly text: string;
      readonly align?: 'start' | 'middle' | 'end';
      /** 13 unless stated. Never smaller than 12. */
      readonly size?: number;
      readonly isStrong?: boolean;
      readonly fill?: ShapeColor;
    };
