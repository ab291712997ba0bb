import type { Shape, ShapeColor } from '../../../domain/visualization';

/** Short forms of the shapes of a drawing. */

type TextShape = Extract<Shape, { shape: 'text' }>;

export function label(
  x: number,
  y: number,
  text: string,
  options: Omit<TextShape, 'shape' | 'x' | 'y' | 'text'> = {},
): TextShape {
  return { shape: 'text', x, y, text, ...options };
}

export const lineHeight = 20;

/** Lines of text below each other; the first is strong. */
export function lines(x: number, y: number, texts: readonly string[], options: Parameters<typeof label>[3] = {}) {
  return texts.map((text, index) =>
    label(
      x,
      y + index * lineHeight,
      text,
      index === 0 ? { ...options, isStrong: true } : { fill: 'textSecondary', ...options },
    ),
  );
}

export function box(x: number, y: number, width: number, height: number, fill: ShapeColor = 'bgSunken'): Shape {
  return { shape: 'rect', x, y, width, height, radius: 8, fill };
}

export function bar(x: number, y: number, width: number, height: number, fill: ShapeColor): Shape {
  return { shape: 'rect', x, y, width, height, fill };
}

export function line(points: readonly (readonly [number, number])[], stroke: ShapeColor = 'borderStrong'): Shape {
  return { shape: 'line', points, stroke, width: 1 };
}

export function arrow(...points: readonly (readonly [number, number])[]): Shape {
  return { shape: 'line', points, stroke: 'textMuted', width: 2, isArrow: true };
}

/** The three dates of a sale have a mark of their own, so that color is not needed to tell them apart. */
export const marks = {
  sale: (x: number, y: number): Shape => ({ shape: 'circle', x, y, radius: 8, fill: 'chart1' }),
  payment: (x: number, y: number): Shape => ({
    shape: 'rect',
    x: x - 8,
    y: y - 8,
    width: 16,
    height: 16,
    fill: 'chart2',
  }),
  bank: (x: number, y: number): Shape => ({
    shape: 'line',
    points: [
      [x - 9, y + 7],
      [x, y - 9],
      [x + 9, y + 7],
      [x - 9, y + 7],
    ],
    stroke: 'chart3',
    width: 3,
  }),
} as const;
