import { fillText, noScope, withFigures, type Scope } from '../../../domain/figures';
import { canvasWidth, type Canvas, type Shape } from '../../../domain/visualization';
import { courses } from '../courses';

const sizes = ['wide', 'narrow'] as const;

interface ShownCanvas {
  readonly name: string;
  readonly width: number;
  readonly canvas: Canvas;
  /** The figures of the section that shows it. */
  readonly scope: Scope;
}

/** Every drawing that a section shows, in both sizes. */
async function shownCanvases(): Promise<readonly ShownCanvas[]> {
  const contents = await Promise.all(courses.map(({ load }) => load()));
  return contents.flatMap(({ content: { sections, visualizations } }) =>
    Object.values(sections).flatMap(({ content, figures }) =>
      content.flatMap((block) => {
        const shown = block.type === 'picture' ? visualizations.find(({ id }) => id === block.picture) : undefined;
        if (shown?.type !== 'drawing') return [];
        const scope = withFigures(noScope, figures, () => undefined);
        return sizes.map((size) => ({
          name: `${shown.id}, ${size}`,
          width: canvasWidth[size],
          canvas: shown.data[size],
          scope,
        }));
      }),
    ),
  );
}

test('six drawings are shown', async () => {
  expect(await shownCanvases()).toHaveLength(2 * 6);
});

test('every shape is inside its canvas', async () => {
  for (const { name, width, canvas, scope } of await shownCanvases()) {
    const outside = canvas.shapes.filter((shape) => {
      const { left, right, top, bottom } = boundsOf(shape, scope);
      return left < 0 || top < 0 || right > width || bottom > canvas.height;
    });
    expect([name, outside]).toEqual([name, []]);
  }
});

test('no two texts overlap', async () => {
  for (const { name, canvas, scope } of await shownCanvases()) {
    const texts = canvas.shapes.filter((shape) => shape.shape === 'text');
    const overlapping = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .flatMap((other) =>
          areOverlapping(boundsOf(one, scope), boundsOf(other, scope)) ? [[one.text, other.text]] : [],
        ),
    );
    expect([name, overlapping]).toEqual([name, []]);
  }
});

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters of a wide system font, in parts of the font size. */
const letter = { normal: 0.58, strong: 0.64 };

function boundsOf(shape: Shape, scope: Scope): Bounds {
  switch (shape.shape) {
    case 'rect':
      return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
    case 'circle': {
      const { x, y, radius } = shape;
      return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    }
    case 'line': {
      const xs = shape.points.map(([x]) => x);
      const ys = shape.points.map(([, y]) => y);
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }
    case 'text': {
      const { x, y, size = 13, align = 'start', isStrong = false } = shape;
      const width = fillText(shape.text, scope).length * size * letter[isStrong ? 'strong' : 'normal'];
      const left = { start: x, middle: x - width / 2, end: x - width }[align];
      return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
    }
  }
}

function areOverlapping(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
